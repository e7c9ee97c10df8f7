// expect: safe
// opendir, readdir, rewinddir, closedir, chdir: the files of the working folder.
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    fclose(fopen("tb-dir-b", "w"));
    fclose(fopen("tb-dir-a", "w"));
    DIR *dir = opendir(".");
    for (int pass = 0; pass < 2; pass++) {
        int dots = 0, files = 0;
        struct dirent *entry;
        while ((entry = readdir(dir))) {
            dots += strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0;
            files += strncmp(entry->d_name, "tb-dir-", 7) == 0 ? entry->d_name[7] : 0;
        }
        printf("%d %d\n", dots, files);
        rewinddir(dir);
    }
    printf("%d\n", closedir(dir));
    printf("%d\n", opendir("tb-none") == NULL && errno == ENOENT);
    printf("%d\n", opendir("tb-dir-a") == NULL && errno == ENOTDIR);
    printf("%d\n", chdir("."));
    printf("%d\n", chdir("tb-none") == -1 && errno == ENOENT);
    printf("%d\n", chdir("tb-dir-a") == -1 && errno == ENOTDIR);
    remove("tb-dir-a");
    remove("tb-dir-b");
    return 0;
}
