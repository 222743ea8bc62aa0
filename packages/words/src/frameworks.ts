import type { FrameworkId } from '@app/frameworks/index';

export type { FrameworkId } from '@app/frameworks/index';

/** One sentence or heading per framework. The English ones are fields of the frameworks. */
export type FrameworkWords = Record<FrameworkId, string>;

export type FrameworkName = {
  label: string;
  /** The name in the sidebar; default: the label. */
  short?: string;
  /** The name in "Failed to analyze …"; default: the label. */
  failed?: string;
};

/** The names of the frameworks in one language. The English ones are fields of the frameworks. */
export type FrameworkNames = Record<FrameworkId, FrameworkName>;
