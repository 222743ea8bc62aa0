import type { Section } from '@app/frameworks/framework';
import { createJsonReader, type JsonPath, type JsonValue } from './json-reader.ts';
import { createProse, type Prose } from './prose.ts';
import { renderEvidence, renderNoSummaryEvidence, renderOpening, renderReport } from './render-report.ts';
import {
  checkEvidence,
  checkReport,
  isCompleteReading,
  type RawReport,
  type Report,
  type ReportContext,
} from './report.ts';
import { createSectionWriter, type SectionWriter } from './section-writer.ts';

export type LiveReport = {
  /** Feeds a chunk of the answer; returns the new Markdown, often empty. */
  push(chunk: string): string;
  /** What follows is a further answer that fills what is missing. */
  nextAnswer(): void;
  missingSections(): Section[];
  hasSummary(): boolean;
  /** The checked report and its whole Markdown. The live text is a prefix of it unless the answer came in disorder. */
  finish(): { report: Report; text: string };
};

/** Turns the model's JSON into Markdown while it arrives. Quotes wait until they are complete and checked. */
export function createLiveReport(context: ReportContext): LiveReport {
  const sections = new Map(context.sections.map((section) => [section.key, section]));
  const raw: RawReport = { summary: '', summaryEvidence: [], readings: new Map() };
  let out = '';
  let summary: Prose | undefined;
  let hasSummaryEvidence = false;
  let writer: SectionWriter | undefined;
  let reader = createJsonReader({ onText, onValue });

  function onText(path: JsonPath, piece: string): void {
    const [root, , field] = path;
    if (root === 'summary' && path.length === 1 && !raw.summary) {
      if (!summary) {
        out += renderOpening(context);
        summary = createProse();
      }
      out += summary.push(piece);
    } else if (path.length === 3 && field === 'interpretation') out += writerFor(path)?.onInterpretation(piece) ?? '';
  }

  function onValue(path: JsonPath, value: JsonValue): void {
    if (path[0] === 'summary' && path.length === 1 && typeof value === 'string') raw.summary ||= value;
    else if (path[0] === 'summary_evidence') onSummaryEvidence(path, value);
    else if (path[0] === 'sections') onSection(path, value);
  }

  function onSummaryEvidence(path: JsonPath, value: JsonValue): void {
    if (path.length === 1) {
      raw.summaryEvidence = value;
      if (summary && !hasSummaryEvidence) out += renderNoSummaryEvidence();
    } else if (path.length === 2 && summary) {
      const checked = checkEvidence(context.source, [value]);
      hasSummaryEvidence ||= checked.length > 0;
      out += checked.map(renderEvidence).join('');
    }
  }

  function onSection(path: JsonPath, value: JsonValue): void {
    const [, key, field] = path;
    if (path.length === 2 && typeof key === 'string') {
      if (sections.has(key) && !raw.readings.has(key) && isCompleteReading(value)) raw.readings.set(key, value);
      writer = undefined;
    } else if (path.length === 3) out += writerFor(path)?.onField(String(field), value) ?? '';
    else if (path.length === 4) out += writerFor(path)?.onItem(String(field), value) ?? '';
  }

  /** A section that was already written is not written again. */
  function writerFor([root, key]: JsonPath): SectionWriter | undefined {
    const section = root === 'sections' && typeof key === 'string' ? sections.get(key) : undefined;
    if (!section || raw.readings.has(section.key)) return undefined;
    if (writer?.key !== section.key) writer = createSectionWriter(context.source, section);
    return writer;
  }

  return {
    push(chunk) {
      out = '';
      reader.push(chunk);
      return out;
    },
    nextAnswer() {
      writer = undefined;
      reader = createJsonReader({ onText, onValue });
    },
    missingSections: () => context.sections.filter(({ key }) => !raw.readings.has(key)),
    hasSummary: () => raw.summary.trim() !== '',
    finish() {
      const report = checkReport(context, raw);
      return { report, text: renderReport(context, report) };
    },
  };
}
