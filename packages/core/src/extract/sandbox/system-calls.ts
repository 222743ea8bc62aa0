/** System call numbers by architecture. From 424 on, all architectures share them. */
export type CallNumbers = { x64?: number; arm64?: number };

/** Calls that no parser or renderer needs and that kernel exploits use. */
export const deniedCalls: Record<string, CallNumbers> = {
  _sysctl: { x64: 156 },
  acct: { x64: 163, arm64: 89 },
  add_key: { x64: 248, arm64: 217 },
  adjtimex: { x64: 159, arm64: 171 },
  bpf: { x64: 321, arm64: 280 },
  chroot: { x64: 161, arm64: 51 },
  clock_adjtime: { x64: 305, arm64: 266 },
  clock_settime: { x64: 227, arm64: 112 },
  delete_module: { x64: 176, arm64: 106 },
  fanotify_init: { x64: 300, arm64: 262 },
  finit_module: { x64: 313, arm64: 273 },
  get_mempolicy: { x64: 239, arm64: 236 },
  init_module: { x64: 175, arm64: 105 },
  ioperm: { x64: 173 },
  iopl: { x64: 172 },
  kcmp: { x64: 312, arm64: 272 },
  kexec_file_load: { x64: 320, arm64: 294 },
  kexec_load: { x64: 246, arm64: 104 },
  keyctl: { x64: 250, arm64: 219 },
  lookup_dcookie: { x64: 212, arm64: 18 },
  mbind: { x64: 237, arm64: 235 },
  migrate_pages: { x64: 256, arm64: 238 },
  modify_ldt: { x64: 154 },
  mount: { x64: 165, arm64: 40 },
  move_pages: { x64: 279, arm64: 239 },
  name_to_handle_at: { x64: 303, arm64: 264 },
  nfsservctl: { x64: 180, arm64: 42 },
  open_by_handle_at: { x64: 304, arm64: 265 },
  perf_event_open: { x64: 298, arm64: 241 },
  personality: { x64: 135, arm64: 92 },
  pivot_root: { x64: 155, arm64: 41 },
  process_vm_readv: { x64: 310, arm64: 270 },
  process_vm_writev: { x64: 311, arm64: 271 },
  ptrace: { x64: 101, arm64: 117 },
  quotactl: { x64: 179, arm64: 60 },
  reboot: { x64: 169, arm64: 142 },
  request_key: { x64: 249, arm64: 218 },
  set_mempolicy: { x64: 238, arm64: 237 },
  setdomainname: { x64: 171, arm64: 162 },
  sethostname: { x64: 170, arm64: 161 },
  setns: { x64: 308, arm64: 268 },
  settimeofday: { x64: 164, arm64: 170 },
  swapoff: { x64: 168, arm64: 225 },
  swapon: { x64: 167, arm64: 224 },
  sysfs: { x64: 139 },
  syslog: { x64: 103, arm64: 116 },
  umount2: { x64: 166, arm64: 39 },
  unshare: { x64: 272, arm64: 97 },
  uselib: { x64: 134 },
  userfaultfd: { x64: 323, arm64: 282 },
  ustat: { x64: 136 },
  vhangup: { x64: 153, arm64: 58 },
  vmsplice: { x64: 278, arm64: 75 },
};

/** The last number before all architectures share them. */
export const LAST_ARCHITECTURE_CALL = 423;

/**
 * The only allowed calls with shared numbers. All others, including io_uring and calls of future kernels, return
 * ENOSYS. So does clone3, because a filter cannot read its flags; libraries then fall back to clone.
 */
export const allowedSharedCalls = {
  close_range: 436,
  openat2: 437,
  faccessat2: 439,
  epoll_pwait2: 441,
  futex_waitv: 449,
  fchmodat2: 452,
} as const;

/** Calls that are filtered by one of their arguments. */
export const callsFilteredByArgument = {
  clone: { x64: 56, arm64: 220 },
  socket: { x64: 41, arm64: 198 },
  socketpair: { x64: 53, arm64: 199 },
  ioctl: { x64: 16, arm64: 29 },
} as const satisfies Record<string, CallNumbers>;
