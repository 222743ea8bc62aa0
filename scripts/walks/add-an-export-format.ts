import { inEveryLanguage, type Walk } from './walk.ts';

const renderer = `import type { ExportedReport } from '../exported-report.ts';
import { toVisibleText } from '../tree/visible-text.ts';

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
    {
      file: 'packages/contract/src/downloads.ts',
      find: "z.enum(['pdf', 'docx', 'json',",
      replace: "z.enum(['pdf', 'docx', 'txt', 'json',",
    },
    {
      file: 'packages/core/src/export/exported-report.ts',
      find: "  pdf: { contentType: 'application/pdf' },\n",
      replace: "  pdf: { contentType: 'application/pdf' },\n  txt: { contentType: 'text/plain; charset=utf-8' },\n",
    },
    { file: 'packages/core/src/export/text/to-text.ts', create: renderer },
    { file: 'packages/core/src/export/text/to-text.test.ts', create: rendererTest },
    {
      file: 'packages/core/src/export/renderer/render-main.ts',
      find: "    case 'docx':\n",
      replace: "    case 'txt':\n      return toText(report);\n    case 'docx':\n",
    },
    {
      file: 'packages/core/src/export/renderer/render-main.ts',
      find: 'import type { RenderAnswer,',
      replace: "import { toText } from '../text/to-text.ts';\nimport type { RenderAnswer,",
    },
    {
      file: 'packages/core/src/queue/jobs.ts',
      find: "format: z.enum(['pdf', 'docx', ",
      replace: "format: z.enum(['pdf', 'docx', 'txt', ",
    },
    {
      file: 'apps/web/src/features/analysis/components/analysis-actions.tsx',
      find: "const FORMATS = ['pdf', 'docx']",
      replace: "const FORMATS = ['pdf', 'docx', 'txt']",
    },
    {
      file: 'packages/words/src/en/analysis.ts',
      find: "download: { pdf: 'PDF', docx: 'DOCX'",
      replace: "download: { txt: 'TXT', pdf: 'PDF', docx: 'DOCX'",
    },
    ...inEveryLanguage('analysis.ts', "pdf: 'PDF', docx: 'DOCX'", {
      ar: "txt: 'TXT', ",
      de: "txt: 'TXT', ",
      es: "txt: 'TXT', ",
      fr: "txt: 'TXT', ",
      ja: "txt: 'TXT', ",
      pt: "txt: 'TXT', ",
      zh: "txt: 'TXT', ",
    }),
    {
      file: 'apps/api/src/routes/downloads.integration.test.ts',
      find: "  ['json', 'json',",
      replace: "  ['txt', 'txt', 'text/plain; charset=utf-8', '# '],\n  ['json', 'json',",
    },
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
