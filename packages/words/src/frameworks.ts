import type { FrameworkId } from '@app/frameworks/index';

export type { FrameworkId } from '@app/frameworks/index';

/** One sentence or heading per framework. The English ones are fields of the frameworks. */
export type FrameworkWords = Record<FrameworkId, string>;

export type FrameworkName = {
  label: string;
  /** In the sidebar; the label where it is left out. */
  short?: string;
  /** In "Failed to analyze …"; the label where it is left out. */
  failed?: string;
};

/** The names of the frameworks in one language. The English ones are fields of the frameworks. */
export type FrameworkNames = Record<FrameworkId, FrameworkName>;
