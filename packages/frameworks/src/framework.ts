/** How much a kind of input can show: 0 nothing honest, 1 weak, 2 indirect but defensible, 3 directly bearing. */
export type Level = 0 | 1 | 2 | 3;

export type InputKind = 'text' | 'image' | 'video';

export type Section = {
  /** Stored in reports: never renamed. */
  key: string;
  title: string;
  reads: Record<InputKind, Level>;
  /** What to look for, written for the model. */
  lookFor: string;
  /** What this section must not be read as. */
  cannot?: string;
  /** `plain`: speaks about the reading itself and needs no quote. */
  evidence: 'quotes' | 'plain';
};

export type Framework = {
  /** In URLs and stored rows: never renamed. */
  id: string;
  /** Raised when any wording changes. */
  version: number;
  label: string;
  /** Heading of the report. */
  title: string;
  kinds: readonly InputKind[];
  role: string;
  sections: readonly Section[];
  disclaimers: readonly DisclaimerKey[];
  maxOutputTokens: number;
};

export type DisclaimerKey = 'GEN' | 'MEDIA';

export function defineFramework(framework: Framework): Framework {
  return framework;
}

/** The sections that can say anything honest about this kind of input. */
export function sectionsFor(framework: Framework, kind: InputKind): Section[] {
  return framework.sections.filter(({ reads }) => reads[kind] > 0);
}
