import type { ErrorCode } from '@app/contract/errors';

/** The child reports its fault as an exit code, because text on stderr could contain the visitor's words. */
export const imageExitCodes = {
  FILE_UNREADABLE: 10,
  FILE_TOO_COMPLEX: 12,
  MEDIA_UNSUPPORTED: 14,
} as const;

export const imageFaults: ReadonlyMap<number | null, ErrorCode> = new Map(
  Object.entries(imageExitCodes).map(([code, exitCode]) => [exitCode, code as keyof typeof imageExitCodes]),
);
