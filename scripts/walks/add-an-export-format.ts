// contributing/add-an-export-format.md as edits and commands, proved by applying it.
import { before, change, create, inEveryLanguage, type Walk } from './walk.ts';

const renderer = `import type { ExportedReport } from '../exported-report.ts';
import { toVisibleText } from '../visible-text.ts';

export function toText({ text }: ExportedReport): Buffer {
  return Buffer.from(toVisibleText(text));
}
`;

const rendererTest = `import { expect, test } from 'vitest';
import { toText } from './to-text.ts';

test('the text is the visible Markdown', () => {
  const report = { framework: 'mbti', provider: 'openai', createdAt: '2026-11-15T00:00:00.000Z', text: '# A\\u200Bb' };

  expect(toText(report).toString()).toBe('# Ab');
});
`;

export const addExportFormat: Walk = {
  page: 'contributing/add-an-export-format.md',
  edits: [
    change(
      'packages/contract/src/downloads.ts',
      "z.enum(['pdf', 'docx', 'json',",
      "z.enum(['pdf', 'docx', 'txt', 'json',",
    ),
    change(
      'packages/core/src/export/exported-report.ts',
      "  pdf: { contentType: 'application/pdf' },\n",
      "  pdf: { contentType: 'application/pdf' },\n  txt: { contentType: 'text/plain; charset=utf-8' },\n",
    ),
    create('packages/core/src/export/text/to-text.ts', renderer),
    create('packages/core/src/export/text/to-text.test.ts', rendererTest),
    before(
      'packages/core/src/export/renderer/render-main.ts',
      "    case 'docx':\n",
      "    case 'txt':\n      return toText(report);\n",
    ),
    before(
      'packages/core/src/export/renderer/render-main.ts',
      'import type { RenderAnswer,',
      "import { toText } from '../text/to-text.ts';\n",
    ),
    change(
      'packages/core/src/queue/jobs.ts',
      "format: z.enum(['pdf', 'docx', ",
      "format: z.enum(['pdf', 'docx', 'txt', ",
    ),
    change(
      'apps/web/src/features/analysis/components/analysis-actions.tsx',
      "const FORMATS = ['pdf', 'docx']",
      "const FORMATS = ['pdf', 'docx', 'txt']",
    ),
    change(
      'packages/words/src/en/analysis.ts',
      "download: { pdf: 'PDF', docx: 'DOCX'",
      "download: { txt: 'TXT', pdf: 'PDF', docx: 'DOCX'",
    ),
    ...inEveryLanguage('analysis.ts', "pdf: 'PDF', docx: 'DOCX'", {
      ar: "txt: 'TXT', ",
      de: "txt: 'TXT', ",
      es: "txt: 'TXT', ",
      fr: "txt: 'TXT', ",
      ja: "txt: 'TXT', ",
      pt: "txt: 'TXT', ",
      zh: "txt: 'TXT', ",
    }),
    before(
      'apps/api/src/routes/downloads.integration.test.ts',
      "  ['json', 'json',",
      "  ['txt', 'txt', 'text/plain; charset=utf-8', '# '],\n",
    ),
  ],
  commands: [
    'tsc -b',
    'node scripts/check-words.ts',
    'node scripts/openapi.ts --write',
    'node scripts/openapi.ts',
    // The sandbox of the renderer does not show a copied checkout its packages, so the file itself is tested here alone.
    'vitest run --project unit packages/core/src/export/text',
  ],
  shows: [{ file: 'docs/openapi.json', text: '"txt"' }],
};
