/** What one child may use before it is ended. */
export type Limits = {
  wallMs: number;
  cpuSeconds: number;
  /** Resident memory of the whole process tree. */
  memoryBytes: number;
  /** What it may write to stdout. */
  outputBytes: number;
  /** One file it writes; all of them together may have four times as much. */
  fileBytes: number;
};

const MIB = 1024 * 1024;

export const defaultLimits: Limits = {
  // Promised are 20 s, the ending included.
  wallMs: 19_500,
  cpuSeconds: 15,
  // Promised are 512: pages of shared libraries come on top, and the tree is looked at now and then, not always.
  memoryBytes: 470 * MIB,
  outputBytes: 16 * MIB,
  fileBytes: 64 * MIB,
};

export const MAX_PROCESSES = 64;
