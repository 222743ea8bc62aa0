import type { Section } from '@app/frameworks/framework';
import type { Source } from './find-quote.ts';
import type { JsonValue } from './json-reader.ts';
import { createProse, type Prose } from './prose.ts';
import {
  renderCounterStart,
  renderEvidence,
  renderHeading,
  renderInterpretationStart,
  renderWhyNot,
} from './render-report.ts';
import { checkEvidence, NO_SUPPORT } from './report.ts';

/** Writes one section while its fields arrive; each method returns the new Markdown. */
export type SectionWriter = {
  key: string;
  /** One piece of evidence or counter-evidence is complete. */
  onItem(field: string, item: JsonValue): string;
  onField(field: string, value: JsonValue): string;
  onInterpretation(piece: string): string;
};

/**
 * Evidence stands before the claim in the schema, so a claim streams only when it is known to be supported.
 * Fields in another order are held back: the finished report then replaces the live text.
 */
export function createSectionWriter(source: Source, section: Section): SectionWriter {
  const seen = new Set<string>();
  const found = { evidence: 0, counter: 0 };
  let prose: Prose | undefined;
  let isClosed = false;

  const heading = (): string => {
    if (seen.has('heading')) return '';
    seen.add('heading');
    return renderHeading(section);
  };
  const isSupported = (): boolean => section.evidence === 'plain' || found.evidence > 0;

  return {
    key: section.key,
    onItem(field, item) {
      if (field !== 'evidence' && !(field === 'counter' && seen.has('evidence'))) return '';
      const checked = checkEvidence(source, [item]);
      const isFirstCounter = field === 'counter' && found.counter === 0 && checked.length > 0;
      found[field] += checked.length;
      return heading() + (isFirstCounter ? renderCounterStart() : '') + checked.map(renderEvidence).join('');
    },
    onField(field, value) {
      seen.add(field);
      if (field === 'evidence') return heading();
      if (field !== 'why_not' || !seen.has('counter')) return '';
      const whyNot = typeof value === 'string' && value.trim() ? value : undefined;
      isClosed = whyNot !== undefined || !isSupported();
      return isClosed ? renderWhyNot(whyNot ?? NO_SUPPORT) : '';
    },
    onInterpretation(piece) {
      if (isClosed || !seen.has('why_not') || !seen.has('evidence')) return '';
      if (prose) return prose.push(piece);
      prose = createProse();
      return renderInterpretationStart() + prose.push(piece);
    },
  };
}
