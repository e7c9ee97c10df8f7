
%struct.lconv = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, [14 x i8] }

@.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"POSIX\00", align 1
@tb_libc_strerror.unknown = internal global [32 x i8] zeroinitializer, align 16
@errors = internal constant [134 x ptr] [ptr @.str.57, ptr @.str.58, ptr @.str.59, ptr @.str.60, ptr @.str.61, ptr @.str.62, ptr @.str.63, ptr @.str.64, ptr @.str.65, ptr @.str.66, ptr @.str.67, ptr @.str.68, ptr @.str.69, ptr @.str.70, ptr @.str.71, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.75, ptr @.str.76, ptr @.str.77, ptr @.str.78, ptr @.str.79, ptr @.str.80, ptr @.str.81, ptr @.str.82, ptr @.str.83, ptr @.str.84, ptr @.str.85, ptr @.str.86, ptr @.str.87, ptr @.str.88, ptr @.str.89, ptr @.str.90, ptr @.str.91, ptr @.str.92, ptr @.str.93, ptr @.str.94, ptr @.str.95, ptr @.str.96, ptr @.str.97, ptr null, ptr @.str.98, ptr @.str.99, ptr @.str.100, ptr @.str.101, ptr @.str.102, ptr @.str.103, ptr @.str.104, ptr @.str.105, ptr @.str.106, ptr @.str.107, ptr @.str.108, ptr @.str.109, ptr @.str.110, ptr @.str.111, ptr @.str.112, ptr @.str.113, ptr null, ptr @.str.114, ptr @.str.115, ptr @.str.116, ptr @.str.117, ptr @.str.118, ptr @.str.119, ptr @.str.120, ptr @.str.121, ptr @.str.122, ptr @.str.123, ptr @.str.124, ptr @.str.125, ptr @.str.126, ptr @.str.127, ptr @.str.128, ptr @.str.129, ptr @.str.130, ptr @.str.131, ptr @.str.132, ptr @.str.133, ptr @.str.134, ptr @.str.135, ptr @.str.136, ptr @.str.137, ptr @.str.138, ptr @.str.139, ptr @.str.140, ptr @.str.141, ptr @.str.142, ptr @.str.143, ptr @.str.144, ptr @.str.145, ptr @.str.146, ptr @.str.147, ptr @.str.148, ptr @.str.149, ptr @.str.150, ptr @.str.151, ptr @.str.152, ptr @.str.153, ptr @.str.154, ptr @.str.155, ptr @.str.156, ptr @.str.157, ptr @.str.158, ptr @.str.159, ptr @.str.160, ptr @.str.161, ptr @.str.162, ptr @.str.163, ptr @.str.164, ptr @.str.165, ptr @.str.166, ptr @.str.167, ptr @.str.168, ptr @.str.169, ptr @.str.170, ptr @.str.171, ptr @.str.172, ptr @.str.173, ptr @.str.174, ptr @.str.175, ptr @.str.176, ptr @.str.177, ptr @.str.178, ptr @.str.179, ptr @.str.180, ptr @.str.181, ptr @.str.182, ptr @.str.183, ptr @.str.184, ptr @.str.185, ptr @.str.186, ptr @.str.187, ptr @.str.188], align 16
@.str.2 = private unnamed_addr constant [17 x i8] c"Unknown error %d\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@tb_libc_localeconv.c = internal global %struct.lconv { ptr @.str.5, ptr @.str.6, ptr @.str.6, ptr @.str.6, ptr @.str.6, ptr @.str.6, ptr @.str.6, ptr @.str.6, ptr @.str.6, ptr @.str.6, [14 x i8] c"\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F" }, align 8
@.str.5 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.6 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@tb_libc_nl_langinfo.times = internal constant [44 x ptr] [ptr @.str.7, ptr @.str.8, ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15, ptr @.str.16, ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr @.str.20, ptr @.str.21, ptr @.str.22, ptr @.str.23, ptr @.str.24, ptr @.str.25, ptr @.str.26, ptr @.str.27, ptr @.str.28, ptr @.str.29, ptr @.str.30, ptr @.str.31, ptr @.str.32, ptr @.str.33, ptr @.str.34, ptr @.str.35, ptr @.str.36, ptr @.str.25, ptr @.str.37, ptr @.str.38, ptr @.str.39, ptr @.str.40, ptr @.str.41, ptr @.str.42, ptr @.str.43, ptr @.str.44, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.49], align 16
@.str.7 = private unnamed_addr constant [4 x i8] c"Sun\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"Mon\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"Tue\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"Wed\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"Thu\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"Fri\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"Sat\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"Sunday\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"Monday\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"Tuesday\00", align 1
@.str.17 = private unnamed_addr constant [10 x i8] c"Wednesday\00", align 1
@.str.18 = private unnamed_addr constant [9 x i8] c"Thursday\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"Friday\00", align 1
@.str.20 = private unnamed_addr constant [9 x i8] c"Saturday\00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c"Jan\00", align 1
@.str.22 = private unnamed_addr constant [4 x i8] c"Feb\00", align 1
@.str.23 = private unnamed_addr constant [4 x i8] c"Mar\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"Apr\00", align 1
@.str.25 = private unnamed_addr constant [4 x i8] c"May\00", align 1
@.str.26 = private unnamed_addr constant [4 x i8] c"Jun\00", align 1
@.str.27 = private unnamed_addr constant [4 x i8] c"Jul\00", align 1
@.str.28 = private unnamed_addr constant [4 x i8] c"Aug\00", align 1
@.str.29 = private unnamed_addr constant [4 x i8] c"Sep\00", align 1
@.str.30 = private unnamed_addr constant [4 x i8] c"Oct\00", align 1
@.str.31 = private unnamed_addr constant [4 x i8] c"Nov\00", align 1
@.str.32 = private unnamed_addr constant [4 x i8] c"Dec\00", align 1
@.str.33 = private unnamed_addr constant [8 x i8] c"January\00", align 1
@.str.34 = private unnamed_addr constant [9 x i8] c"February\00", align 1
@.str.35 = private unnamed_addr constant [6 x i8] c"March\00", align 1
@.str.36 = private unnamed_addr constant [6 x i8] c"April\00", align 1
@.str.37 = private unnamed_addr constant [5 x i8] c"June\00", align 1
@.str.38 = private unnamed_addr constant [5 x i8] c"July\00", align 1
@.str.39 = private unnamed_addr constant [7 x i8] c"August\00", align 1
@.str.40 = private unnamed_addr constant [10 x i8] c"September\00", align 1
@.str.41 = private unnamed_addr constant [8 x i8] c"October\00", align 1
@.str.42 = private unnamed_addr constant [9 x i8] c"November\00", align 1
@.str.43 = private unnamed_addr constant [9 x i8] c"December\00", align 1
@.str.44 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.45 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.46 = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.47 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.48 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.49 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@.str.50 = private unnamed_addr constant [15 x i8] c"ANSI_X3.4-1968\00", align 1
@.str.51 = private unnamed_addr constant [6 x i8] c"^[yY]\00", align 1
@.str.52 = private unnamed_addr constant [6 x i8] c"^[nN]\00", align 1
@.str.53 = private unnamed_addr constant [9 x i8] c"messages\00", align 1
@.str.54 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@tb_libc_strsignal.unknown = internal global [32 x i8] zeroinitializer, align 16
@signals = internal constant [32 x ptr] [ptr null, ptr @.str.189, ptr @.str.190, ptr @.str.191, ptr @.str.192, ptr @.str.193, ptr @.str.194, ptr @.str.195, ptr @.str.196, ptr @.str.197, ptr @.str.198, ptr @.str.199, ptr @.str.200, ptr @.str.89, ptr @.str.201, ptr @.str.202, ptr @.str.203, ptr @.str.204, ptr @.str.205, ptr @.str.206, ptr @.str.207, ptr @.str.208, ptr @.str.209, ptr @.str.210, ptr @.str.211, ptr @.str.212, ptr @.str.213, ptr @.str.214, ptr @.str.215, ptr @.str.216, ptr @.str.217, ptr @.str.218], align 16
@.str.55 = private unnamed_addr constant [20 x i8] c"Real-time signal %d\00", align 1
@.str.56 = private unnamed_addr constant [18 x i8] c"Unknown signal %d\00", align 1
@.str.57 = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.58 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.59 = private unnamed_addr constant [26 x i8] c"No such file or directory\00", align 1
@.str.60 = private unnamed_addr constant [16 x i8] c"No such process\00", align 1
@.str.61 = private unnamed_addr constant [24 x i8] c"Interrupted system call\00", align 1
@.str.62 = private unnamed_addr constant [19 x i8] c"Input/output error\00", align 1
@.str.63 = private unnamed_addr constant [26 x i8] c"No such device or address\00", align 1
@.str.64 = private unnamed_addr constant [23 x i8] c"Argument list too long\00", align 1
@.str.65 = private unnamed_addr constant [18 x i8] c"Exec format error\00", align 1
@.str.66 = private unnamed_addr constant [20 x i8] c"Bad file descriptor\00", align 1
@.str.67 = private unnamed_addr constant [19 x i8] c"No child processes\00", align 1
@.str.68 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.69 = private unnamed_addr constant [23 x i8] c"Cannot allocate memory\00", align 1
@.str.70 = private unnamed_addr constant [18 x i8] c"Permission denied\00", align 1
@.str.71 = private unnamed_addr constant [12 x i8] c"Bad address\00", align 1
@.str.72 = private unnamed_addr constant [22 x i8] c"Block device required\00", align 1
@.str.73 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
@.str.74 = private unnamed_addr constant [12 x i8] c"File exists\00", align 1
@.str.75 = private unnamed_addr constant [26 x i8] c"Invalid cross-device link\00", align 1
@.str.76 = private unnamed_addr constant [15 x i8] c"No such device\00", align 1
@.str.77 = private unnamed_addr constant [16 x i8] c"Not a directory\00", align 1
@.str.78 = private unnamed_addr constant [15 x i8] c"Is a directory\00", align 1
@.str.79 = private unnamed_addr constant [17 x i8] c"Invalid argument\00", align 1
@.str.80 = private unnamed_addr constant [30 x i8] c"Too many open files in system\00", align 1
@.str.81 = private unnamed_addr constant [20 x i8] c"Too many open files\00", align 1
@.str.82 = private unnamed_addr constant [31 x i8] c"Inappropriate ioctl for device\00", align 1
@.str.83 = private unnamed_addr constant [15 x i8] c"Text file busy\00", align 1
@.str.84 = private unnamed_addr constant [15 x i8] c"File too large\00", align 1
@.str.85 = private unnamed_addr constant [24 x i8] c"No space left on device\00", align 1
@.str.86 = private unnamed_addr constant [13 x i8] c"Illegal seek\00", align 1
@.str.87 = private unnamed_addr constant [22 x i8] c"Read-only file system\00", align 1
@.str.88 = private unnamed_addr constant [15 x i8] c"Too many links\00", align 1
@.str.89 = private unnamed_addr constant [12 x i8] c"Broken pipe\00", align 1
@.str.90 = private unnamed_addr constant [33 x i8] c"Numerical argument out of domain\00", align 1
@.str.91 = private unnamed_addr constant [30 x i8] c"Numerical result out of range\00", align 1
@.str.92 = private unnamed_addr constant [26 x i8] c"Resource deadlock avoided\00", align 1
@.str.93 = private unnamed_addr constant [19 x i8] c"File name too long\00", align 1
@.str.94 = private unnamed_addr constant [19 x i8] c"No locks available\00", align 1
@.str.95 = private unnamed_addr constant [25 x i8] c"Function not implemented\00", align 1
@.str.96 = private unnamed_addr constant [20 x i8] c"Directory not empty\00", align 1
@.str.97 = private unnamed_addr constant [34 x i8] c"Too many levels of symbolic links\00", align 1
@.str.98 = private unnamed_addr constant [27 x i8] c"No message of desired type\00", align 1
@.str.99 = private unnamed_addr constant [19 x i8] c"Identifier removed\00", align 1
@.str.100 = private unnamed_addr constant [28 x i8] c"Channel number out of range\00", align 1
@.str.101 = private unnamed_addr constant [25 x i8] c"Level 2 not synchronized\00", align 1
@.str.102 = private unnamed_addr constant [15 x i8] c"Level 3 halted\00", align 1
@.str.103 = private unnamed_addr constant [14 x i8] c"Level 3 reset\00", align 1
@.str.104 = private unnamed_addr constant [25 x i8] c"Link number out of range\00", align 1
@.str.105 = private unnamed_addr constant [29 x i8] c"Protocol driver not attached\00", align 1
@.str.106 = private unnamed_addr constant [27 x i8] c"No CSI structure available\00", align 1
@.str.107 = private unnamed_addr constant [15 x i8] c"Level 2 halted\00", align 1
@.str.108 = private unnamed_addr constant [17 x i8] c"Invalid exchange\00", align 1
@.str.109 = private unnamed_addr constant [27 x i8] c"Invalid request descriptor\00", align 1
@.str.110 = private unnamed_addr constant [14 x i8] c"Exchange full\00", align 1
@.str.111 = private unnamed_addr constant [9 x i8] c"No anode\00", align 1
@.str.112 = private unnamed_addr constant [21 x i8] c"Invalid request code\00", align 1
@.str.113 = private unnamed_addr constant [13 x i8] c"Invalid slot\00", align 1
@.str.114 = private unnamed_addr constant [21 x i8] c"Bad font file format\00", align 1
@.str.115 = private unnamed_addr constant [20 x i8] c"Device not a stream\00", align 1
@.str.116 = private unnamed_addr constant [18 x i8] c"No data available\00", align 1
@.str.117 = private unnamed_addr constant [14 x i8] c"Timer expired\00", align 1
@.str.118 = private unnamed_addr constant [25 x i8] c"Out of streams resources\00", align 1
@.str.119 = private unnamed_addr constant [30 x i8] c"Machine is not on the network\00", align 1
@.str.120 = private unnamed_addr constant [22 x i8] c"Package not installed\00", align 1
@.str.121 = private unnamed_addr constant [17 x i8] c"Object is remote\00", align 1
@.str.122 = private unnamed_addr constant [22 x i8] c"Link has been severed\00", align 1
@.str.123 = private unnamed_addr constant [16 x i8] c"Advertise error\00", align 1
@.str.124 = private unnamed_addr constant [14 x i8] c"Srmount error\00", align 1
@.str.125 = private unnamed_addr constant [28 x i8] c"Communication error on send\00", align 1
@.str.126 = private unnamed_addr constant [15 x i8] c"Protocol error\00", align 1
@.str.127 = private unnamed_addr constant [19 x i8] c"Multihop attempted\00", align 1
@.str.128 = private unnamed_addr constant [19 x i8] c"RFS specific error\00", align 1
@.str.129 = private unnamed_addr constant [12 x i8] c"Bad message\00", align 1
@.str.130 = private unnamed_addr constant [38 x i8] c"Value too large for defined data type\00", align 1
@.str.131 = private unnamed_addr constant [27 x i8] c"Name not unique on network\00", align 1
@.str.132 = private unnamed_addr constant [29 x i8] c"File descriptor in bad state\00", align 1
@.str.133 = private unnamed_addr constant [23 x i8] c"Remote address changed\00", align 1
@.str.134 = private unnamed_addr constant [39 x i8] c"Can not access a needed shared library\00", align 1
@.str.135 = private unnamed_addr constant [37 x i8] c"Accessing a corrupted shared library\00", align 1
@.str.136 = private unnamed_addr constant [32 x i8] c".lib section in a.out corrupted\00", align 1
@.str.137 = private unnamed_addr constant [48 x i8] c"Attempting to link in too many shared libraries\00", align 1
@.str.138 = private unnamed_addr constant [38 x i8] c"Cannot exec a shared library directly\00", align 1
@.str.139 = private unnamed_addr constant [50 x i8] c"Invalid or incomplete multibyte or wide character\00", align 1
@.str.140 = private unnamed_addr constant [44 x i8] c"Interrupted system call should be restarted\00", align 1
@.str.141 = private unnamed_addr constant [19 x i8] c"Streams pipe error\00", align 1
@.str.142 = private unnamed_addr constant [15 x i8] c"Too many users\00", align 1
@.str.143 = private unnamed_addr constant [31 x i8] c"Socket operation on non-socket\00", align 1
@.str.144 = private unnamed_addr constant [29 x i8] c"Destination address required\00", align 1
@.str.145 = private unnamed_addr constant [17 x i8] c"Message too long\00", align 1
@.str.146 = private unnamed_addr constant [31 x i8] c"Protocol wrong type for socket\00", align 1
@.str.147 = private unnamed_addr constant [23 x i8] c"Protocol not available\00", align 1
@.str.148 = private unnamed_addr constant [23 x i8] c"Protocol not supported\00", align 1
@.str.149 = private unnamed_addr constant [26 x i8] c"Socket type not supported\00", align 1
@.str.150 = private unnamed_addr constant [24 x i8] c"Operation not supported\00", align 1
@.str.151 = private unnamed_addr constant [30 x i8] c"Protocol family not supported\00", align 1
@.str.152 = private unnamed_addr constant [41 x i8] c"Address family not supported by protocol\00", align 1
@.str.153 = private unnamed_addr constant [23 x i8] c"Address already in use\00", align 1
@.str.154 = private unnamed_addr constant [32 x i8] c"Cannot assign requested address\00", align 1
@.str.155 = private unnamed_addr constant [16 x i8] c"Network is down\00", align 1
@.str.156 = private unnamed_addr constant [23 x i8] c"Network is unreachable\00", align 1
@.str.157 = private unnamed_addr constant [36 x i8] c"Network dropped connection on reset\00", align 1
@.str.158 = private unnamed_addr constant [33 x i8] c"Software caused connection abort\00", align 1
@.str.159 = private unnamed_addr constant [25 x i8] c"Connection reset by peer\00", align 1
@.str.160 = private unnamed_addr constant [26 x i8] c"No buffer space available\00", align 1
@.str.161 = private unnamed_addr constant [40 x i8] c"Transport endpoint is already connected\00", align 1
@.str.162 = private unnamed_addr constant [36 x i8] c"Transport endpoint is not connected\00", align 1
@.str.163 = private unnamed_addr constant [46 x i8] c"Cannot send after transport endpoint shutdown\00", align 1
@.str.164 = private unnamed_addr constant [35 x i8] c"Too many references: cannot splice\00", align 1
@.str.165 = private unnamed_addr constant [21 x i8] c"Connection timed out\00", align 1
@.str.166 = private unnamed_addr constant [19 x i8] c"Connection refused\00", align 1
@.str.167 = private unnamed_addr constant [13 x i8] c"Host is down\00", align 1
@.str.168 = private unnamed_addr constant [17 x i8] c"No route to host\00", align 1
@.str.169 = private unnamed_addr constant [30 x i8] c"Operation already in progress\00", align 1
@.str.170 = private unnamed_addr constant [26 x i8] c"Operation now in progress\00", align 1
@.str.171 = private unnamed_addr constant [18 x i8] c"Stale file handle\00", align 1
@.str.172 = private unnamed_addr constant [25 x i8] c"Structure needs cleaning\00", align 1
@.str.173 = private unnamed_addr constant [28 x i8] c"Not a XENIX named type file\00", align 1
@.str.174 = private unnamed_addr constant [30 x i8] c"No XENIX semaphores available\00", align 1
@.str.175 = private unnamed_addr constant [21 x i8] c"Is a named type file\00", align 1
@.str.176 = private unnamed_addr constant [17 x i8] c"Remote I/O error\00", align 1
@.str.177 = private unnamed_addr constant [20 x i8] c"Disk quota exceeded\00", align 1
@.str.178 = private unnamed_addr constant [16 x i8] c"No medium found\00", align 1
@.str.179 = private unnamed_addr constant [18 x i8] c"Wrong medium type\00", align 1
@.str.180 = private unnamed_addr constant [19 x i8] c"Operation canceled\00", align 1
@.str.181 = private unnamed_addr constant [27 x i8] c"Required key not available\00", align 1
@.str.182 = private unnamed_addr constant [16 x i8] c"Key has expired\00", align 1
@.str.183 = private unnamed_addr constant [21 x i8] c"Key has been revoked\00", align 1
@.str.184 = private unnamed_addr constant [28 x i8] c"Key was rejected by service\00", align 1
@.str.185 = private unnamed_addr constant [11 x i8] c"Owner died\00", align 1
@.str.186 = private unnamed_addr constant [22 x i8] c"State not recoverable\00", align 1
@.str.187 = private unnamed_addr constant [38 x i8] c"Operation not possible due to RF-kill\00", align 1
@.str.188 = private unnamed_addr constant [31 x i8] c"Memory page has hardware error\00", align 1
@.str.189 = private unnamed_addr constant [7 x i8] c"Hangup\00", align 1
@.str.190 = private unnamed_addr constant [10 x i8] c"Interrupt\00", align 1
@.str.191 = private unnamed_addr constant [5 x i8] c"Quit\00", align 1
@.str.192 = private unnamed_addr constant [20 x i8] c"Illegal instruction\00", align 1
@.str.193 = private unnamed_addr constant [22 x i8] c"Trace/breakpoint trap\00", align 1
@.str.194 = private unnamed_addr constant [8 x i8] c"Aborted\00", align 1
@.str.195 = private unnamed_addr constant [10 x i8] c"Bus error\00", align 1
@.str.196 = private unnamed_addr constant [25 x i8] c"Floating point exception\00", align 1
@.str.197 = private unnamed_addr constant [7 x i8] c"Killed\00", align 1
@.str.198 = private unnamed_addr constant [22 x i8] c"User defined signal 1\00", align 1
@.str.199 = private unnamed_addr constant [19 x i8] c"Segmentation fault\00", align 1
@.str.200 = private unnamed_addr constant [22 x i8] c"User defined signal 2\00", align 1
@.str.201 = private unnamed_addr constant [12 x i8] c"Alarm clock\00", align 1
@.str.202 = private unnamed_addr constant [11 x i8] c"Terminated\00", align 1
@.str.203 = private unnamed_addr constant [12 x i8] c"Stack fault\00", align 1
@.str.204 = private unnamed_addr constant [13 x i8] c"Child exited\00", align 1
@.str.205 = private unnamed_addr constant [10 x i8] c"Continued\00", align 1
@.str.206 = private unnamed_addr constant [17 x i8] c"Stopped (signal)\00", align 1
@.str.207 = private unnamed_addr constant [8 x i8] c"Stopped\00", align 1
@.str.208 = private unnamed_addr constant [20 x i8] c"Stopped (tty input)\00", align 1
@.str.209 = private unnamed_addr constant [21 x i8] c"Stopped (tty output)\00", align 1
@.str.210 = private unnamed_addr constant [21 x i8] c"Urgent I/O condition\00", align 1
@.str.211 = private unnamed_addr constant [24 x i8] c"CPU time limit exceeded\00", align 1
@.str.212 = private unnamed_addr constant [25 x i8] c"File size limit exceeded\00", align 1
@.str.213 = private unnamed_addr constant [22 x i8] c"Virtual timer expired\00", align 1
@.str.214 = private unnamed_addr constant [24 x i8] c"Profiling timer expired\00", align 1
@.str.215 = private unnamed_addr constant [15 x i8] c"Window changed\00", align 1
@.str.216 = private unnamed_addr constant [13 x i8] c"I/O possible\00", align 1
@.str.217 = private unnamed_addr constant [14 x i8] c"Power failure\00", align 1
@.str.218 = private unnamed_addr constant [16 x i8] c"Bad system call\00", align 1

; Function Attrs: nounwind
define dso_local ptr @tb_libc_setlocale(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %21

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8
  %11 = load i8, ptr %10, align 1
  %12 = icmp ne i8 %11, 0
  br i1 %12, label %13, label %21

13:                                               ; preds = %9
  %14 = load ptr, ptr %5, align 8
  %15 = call i32 @strcmp(ptr noundef %14, ptr noundef @.str) #2
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = load ptr, ptr %5, align 8
  %19 = call i32 @strcmp(ptr noundef %18, ptr noundef @.str.1) #2
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %17, %13, %9, %2
  store ptr @.str, ptr %3, align 8
  br label %23

22:                                               ; preds = %17
  store ptr null, ptr %3, align 8
  br label %23

23:                                               ; preds = %22, %21
  %24 = load ptr, ptr %3, align 8
  ret ptr %24
}

declare i32 @strcmp(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
define dso_local ptr @tb_libc_strerror(i32 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp sge i32 %4, 0
  br i1 %5, label %6, label %20

6:                                                ; preds = %1
  %7 = load i32, ptr %3, align 4
  %8 = icmp slt i32 %7, 134
  br i1 %8, label %9, label %20

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [134 x ptr], ptr @errors, i64 0, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %20

15:                                               ; preds = %9
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [134 x ptr], ptr @errors, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %2, align 8
  br label %23

20:                                               ; preds = %9, %6, %1
  %21 = load i32, ptr %3, align 4
  %22 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef @tb_libc_strerror.unknown, i64 noundef 32, ptr noundef @.str.2, i32 noundef %21) #2
  store ptr @tb_libc_strerror.unknown, ptr %2, align 8
  br label %23

23:                                               ; preds = %20, %15
  %24 = load ptr, ptr %2, align 8
  ret ptr %24
}

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: nounwind
define dso_local void @tb_libc_perror(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %16

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %5
  %11 = load ptr, ptr %2, align 8
  %12 = call ptr @__errno_location() #2
  %13 = load i32, ptr %12, align 4
  %14 = call ptr @tb_libc_strerror(i32 noundef %13) #2
  %15 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.3, ptr noundef %11, ptr noundef %14) #2
  br label %21

16:                                               ; preds = %5, %1
  %17 = call ptr @__errno_location() #2
  %18 = load i32, ptr %17, align 4
  %19 = call ptr @tb_libc_strerror(i32 noundef %18) #2
  %20 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.4, ptr noundef %19) #2
  br label %21

21:                                               ; preds = %16, %10
  ret void
}

declare i32 @dprintf(i32 noundef, ptr noundef, ...) #1

declare ptr @__errno_location() #1

; Function Attrs: nounwind
define dso_local ptr @tb_libc_localeconv() #0 {
  ret ptr @tb_libc_localeconv.c
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_nl_langinfo(i32 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 14
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  store ptr @.str.50, ptr %2, align 8
  br label %32

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4
  %9 = icmp eq i32 %8, 65536
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  store ptr @.str.5, ptr %2, align 8
  br label %32

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4
  %13 = icmp sge i32 %12, 131072
  br i1 %13, label %14, label %23

14:                                               ; preds = %11
  %15 = load i32, ptr %3, align 4
  %16 = icmp slt i32 %15, 131116
  br i1 %16, label %17, label %23

17:                                               ; preds = %14
  %18 = load i32, ptr %3, align 4
  %19 = sub nsw i32 %18, 131072
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [44 x ptr], ptr @tb_libc_nl_langinfo.times, i64 0, i64 %20
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %2, align 8
  br label %32

23:                                               ; preds = %14, %11
  %24 = load i32, ptr %3, align 4
  %25 = icmp eq i32 %24, 327680
  br i1 %25, label %26, label %27

26:                                               ; preds = %23
  store ptr @.str.51, ptr %2, align 8
  br label %32

27:                                               ; preds = %23
  %28 = load i32, ptr %3, align 4
  %29 = icmp eq i32 %28, 327681
  br i1 %29, label %30, label %31

30:                                               ; preds = %27
  store ptr @.str.52, ptr %2, align 8
  br label %32

31:                                               ; preds = %27
  store ptr @.str.6, ptr %2, align 8
  br label %32

32:                                               ; preds = %31, %30, %26, %17, %10, %6
  %33 = load ptr, ptr %2, align 8
  ret ptr %33
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_gettext(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_dgettext(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  ret ptr %6
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_dcgettext(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %6, align 4
  %9 = load ptr, ptr %5, align 8
  ret ptr %9
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_ngettext(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 1
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  %10 = load ptr, ptr %4, align 8
  br label %13

11:                                               ; preds = %3
  %12 = load ptr, ptr %5, align 8
  br label %13

13:                                               ; preds = %11, %9
  %14 = phi ptr [ %10, %9 ], [ %12, %11 ]
  ret ptr %14
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_dcngettext(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i64 %3, ptr %9, align 8
  store i32 %4, ptr %10, align 4
  %11 = load ptr, ptr %6, align 8
  %12 = load i32, ptr %10, align 4
  %13 = load i64, ptr %9, align 8
  %14 = icmp eq i64 %13, 1
  br i1 %14, label %15, label %17

15:                                               ; preds = %5
  %16 = load ptr, ptr %7, align 8
  br label %19

17:                                               ; preds = %5
  %18 = load ptr, ptr %8, align 8
  br label %19

19:                                               ; preds = %17, %15
  %20 = phi ptr [ %16, %15 ], [ %18, %17 ]
  ret ptr %20
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_textdomain(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8
  br label %8

7:                                                ; preds = %1
  br label %8

8:                                                ; preds = %7, %5
  %9 = phi ptr [ %6, %5 ], [ @.str.53, %7 ]
  ret ptr %9
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_bindtextdomain(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  ret ptr %6
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_strerror_r(i32 noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %8 = load i32, ptr %5, align 4
  %9 = icmp sge i32 %8, 0
  br i1 %9, label %10, label %24

10:                                               ; preds = %3
  %11 = load i32, ptr %5, align 4
  %12 = icmp slt i32 %11, 134
  br i1 %12, label %13, label %24

13:                                               ; preds = %10
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [134 x ptr], ptr @errors, i64 0, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [134 x ptr], ptr @errors, i64 0, i64 %21
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %4, align 8
  br label %30

24:                                               ; preds = %13, %10, %3
  %25 = load ptr, ptr %6, align 8
  %26 = load i64, ptr %7, align 8
  %27 = load i32, ptr %5, align 4
  %28 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %25, i64 noundef %26, ptr noundef @.str.2, i32 noundef %27) #2
  %29 = load ptr, ptr %6, align 8
  store ptr %29, ptr %4, align 8
  br label %30

30:                                               ; preds = %24, %19
  %31 = load ptr, ptr %4, align 8
  ret ptr %31
}

; Function Attrs: nounwind
define dso_local i32 @tb_libc___xpg_strerror_r(i32 noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store i64 %2, ptr %7, align 8
  %8 = load i32, ptr %5, align 4
  %9 = icmp slt i32 %8, 0
  br i1 %9, label %19, label %10

10:                                               ; preds = %3
  %11 = load i32, ptr %5, align 4
  %12 = icmp sge i32 %11, 134
  br i1 %12, label %19, label %13

13:                                               ; preds = %10
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [134 x ptr], ptr @errors, i64 0, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %24, label %19

19:                                               ; preds = %13, %10, %3
  %20 = load ptr, ptr %6, align 8
  %21 = load i64, ptr %7, align 8
  %22 = load i32, ptr %5, align 4
  %23 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %20, i64 noundef %21, ptr noundef @.str.2, i32 noundef %22) #2
  store i32 22, ptr %4, align 4
  br label %37

24:                                               ; preds = %13
  %25 = load ptr, ptr %6, align 8
  %26 = load i64, ptr %7, align 8
  %27 = load i32, ptr %5, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [134 x ptr], ptr @errors, i64 0, i64 %28
  %30 = load ptr, ptr %29, align 8
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %25, i64 noundef %26, ptr noundef @.str.54, ptr noundef %30) #2
  %32 = sext i32 %31 to i64
  %33 = load i64, ptr %7, align 8
  %34 = icmp ult i64 %32, %33
  %35 = zext i1 %34 to i64
  %36 = select i1 %34, i32 0, i32 34
  store i32 %36, ptr %4, align 4
  br label %37

37:                                               ; preds = %24, %19
  %38 = load i32, ptr %4, align 4
  ret i32 %38
}

; Function Attrs: nounwind
define dso_local ptr @tb_libc_strsignal(i32 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %14

6:                                                ; preds = %1
  %7 = load i32, ptr %3, align 4
  %8 = icmp slt i32 %7, 32
  br i1 %8, label %9, label %14

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [32 x ptr], ptr @signals, i64 0, i64 %11
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %2, align 8
  br label %28

14:                                               ; preds = %6, %1
  %15 = load i32, ptr %3, align 4
  %16 = icmp sge i32 %15, 34
  br i1 %16, label %17, label %24

17:                                               ; preds = %14
  %18 = load i32, ptr %3, align 4
  %19 = icmp sle i32 %18, 64
  br i1 %19, label %20, label %24

20:                                               ; preds = %17
  %21 = load i32, ptr %3, align 4
  %22 = sub nsw i32 %21, 34
  %23 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef @tb_libc_strsignal.unknown, i64 noundef 32, ptr noundef @.str.55, i32 noundef %22) #2
  br label %27

24:                                               ; preds = %17, %14
  %25 = load i32, ptr %3, align 4
  %26 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef @tb_libc_strsignal.unknown, i64 noundef 32, ptr noundef @.str.56, i32 noundef %25) #2
  br label %27

27:                                               ; preds = %24, %20
  store ptr @tb_libc_strsignal.unknown, ptr %2, align 8
  br label %28

28:                                               ; preds = %27, %9
  %29 = load ptr, ptr %2, align 8
  ret ptr %29
}

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"clang version 19"}
