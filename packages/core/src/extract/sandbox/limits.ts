/** The limits of one child; exceeding one kills it. */
export type Limits = {
  wallMs: number;
  cpuSeconds: number;
  /** Resident memory of the whole process tree. */
  memoryBytes: number;
  /** The size limit of stdout. */
  outputBytes: number;
  /** The size limit of one written file; all files together may have four times as much. */
  fileBytes: number;
};

const MIB = 1024 * 1024;

export const defaultLimits: Limits = {
  // We promise 20 s, killing the child included.
  wallMs: 19_500,
  cpuSeconds: 15,
  // We promise 512 MiB: pages of shared libraries add to this, and the process tree is only sampled.
  memoryBytes: 470 * MIB,
  outputBytes: 16 * MIB,
  fileBytes: 64 * MIB,
};

export const MAX_PROCESSES = 64;
