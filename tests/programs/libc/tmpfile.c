// expect: safe
// tmpfile, tmpnam, mkstemp, mktemp.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    FILE *file = tmpfile();
    fputs("kept", file);
    rewind(file);
    char text[32] = "";
    printf("%s\n", fgets(text, sizeof text, file));
    fclose(file);
    char name[] = "tb-XXXXXX", other[] = "tb-XXXXXX", bad[] = "tb";
    int descriptor = mkstemp(name);
    printf("%d %d %d\n", descriptor >= 0, strcmp(name, "tb-XXXXXX") != 0, (int)write(descriptor, "ab", 2));
    printf("%d\n", access(name, F_OK));
    close(descriptor);
    unlink(name);
    printf("%d %d\n", strlen(mktemp(other)) == 9, mkstemp(bad));
    char place[L_tmpnam];
    printf("%d\n", tmpnam(place) == place);
    return 0;
}
