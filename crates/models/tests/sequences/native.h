/* Natively: runs one sequence, whose number is the first argument, and writes its results to the file that is the second. */
int main(int count, char **arguments) {
    umask(022);
    /* Whoever started this may have had some ignored. */
    int plain[] = {SIGUSR1, SIGUSR2, SIGTERM, SIGINT, SIGCHLD};
    for (int i = 0; i < 5; i++)
        sigaction(plain[i], &(struct sigaction){.sa_handler = SIG_DFL}, 0);
    runs[atoi(arguments[1])]();
    int to = open(arguments[2], O_WRONLY | O_CREAT | O_TRUNC, 0600);
    for (int i = 0; i < noted; i++)
        dprintf(to, "%ld\n", results[i]);
    _exit(0);
}
