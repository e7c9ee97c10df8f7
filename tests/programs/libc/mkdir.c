// expect: safe
// mkdir, rmdir, unlink, remove and rename of folders: what is inside, what is in the way, names with dots and slashes.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void say(const char *what, int result) {
    printf("%s: %d %s\n", what, result, result < 0 ? strerror(errno) : "");
}

static int make(const char *name) {
    FILE *file = fopen(name, "w");
    if (!file)
        return -1;
    fputs("text", file);
    return fclose(file);
}

static int count(const char *folder) {
    DIR *open = opendir(folder);
    int found = 0;
    if (!open)
        return -1;
    for (struct dirent *entry; (entry = readdir(open));)
        found += entry->d_name[0] != '.';
    closedir(open);
    return found;
}

int main(void) {
    struct stat s;
    say("mkdir", mkdir("tb-a", 0755));
    say("again", mkdir("tb-a", 0755));
    say("inside none", mkdir("tb-none/b", 0755));
    say("file in none", make("tb-none/f"));
    say("inside", mkdir("tb-a/b/", 0755));
    say("file", make("./tb-a//f"));
    say("two", count("tb-a"));
    say("none", count("tb-a/b"));
    say("up and down", stat("tb-a/b/../f", &s));
    printf("%d\n", (int)s.st_size);
    say("a dot", stat("tb-a/./b", &s));
    printf("%d\n", S_ISDIR(s.st_mode));
    say("rmdir full", rmdir("tb-a"));
    say("rmdir file", rmdir("tb-a/f"));
    say("unlink folder", unlink("tb-a/b"));
    say("open folder", open("tb-a/b", O_WRONLY));
    say("rename file", rename("tb-a/f", "tb-a/b/g"));
    say("onto its folder", rename("tb-a/b/g", "tb-a/b"));
    say("onto a folder", (mkdir("tb-a/c", 0700), rename("tb-a/b/g", "tb-a/c")));
    rmdir("tb-a/c");
    say("rename folder", rename("tb-a/b", "tb-c"));
    say("one", count("tb-c"));
    say("none", count("tb-a"));
    say("into itself", rename("tb-c", "tb-c/d"));
    say("onto empty", rename("tb-c", "tb-a"));
    say("gone", count("tb-c"));
    say("onto full", (mkdir("tb-c", 0700), rename("tb-c", "tb-a")));
    say("onto file", rename("tb-c", "tb-a/g"));
    say("remove file", remove("tb-a/g"));
    say("remove folder", remove("tb-a"));
    say("rmdir", rmdir("tb-c"));
    say("rmdir none", rmdir("tb-c"));
    say("unlink none", unlink("tb-c"));
    return 0;
}
