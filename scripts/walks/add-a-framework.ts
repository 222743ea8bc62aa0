// contributing/add-a-framework.md as edits and commands, proved by applying it.
import { before, change, create, inEveryLanguage, type Walk } from './walk.ts';

const framework = `import { defineFramework } from '../framework.ts';
import { bigFiveLens } from '../lenses/big-five.ts';

export const attachment = defineFramework({
  id: 'attachment',
  version: 1,
  label: 'Attachment',
  title: 'Attachment Analysis',
  sidebar: { row: 10, icon: 'Link' },
  kinds: ['text', 'image', 'video'],
  role: 'You describe closeness and distance and argue only from what the input shows.',
  cautions: ['Say nothing about childhood.'],
  lenses: [bigFiveLens],
  disclaimers: ['GEN'],
  maxOutputTokens: 4_000,
});
`;

export const addFramework: Walk = {
  page: 'contributing/add-a-framework.md',
  edits: [
    create('packages/frameworks/src/list/attachment.ts', framework),
    before(
      'packages/frameworks/src/index.ts',
      "import { bigFive } from './list/big-five.ts';\n",
      "import { attachment } from './list/attachment.ts';\n",
    ),
    change('packages/frameworks/src/index.ts', '  evo,\n', '  evo,\n  attachment,\n'),
    ...inEveryLanguage('frameworks.ts', '} satisfies', {
      ar: "  attachment: { label: 'التعلق' },\n",
      de: "  attachment: { label: 'Bindung' },\n",
      es: "  attachment: { label: 'Apego' },\n",
      fr: "  attachment: { label: 'Attachement' },\n",
      ja: "  attachment: { label: '愛着' },\n",
      pt: "  attachment: { label: 'Apego' },\n",
      zh: "  attachment: { label: '依恋' },\n",
    }),
    ...inEveryLanguage('about.ts', '} satisfies', {
      ar: "  attachment: 'القرب والمسافة في النص.',\n",
      de: "  attachment: 'Nähe und Abstand im Text.',\n",
      es: "  attachment: 'Cercanía y distancia en el texto.',\n",
      fr: "  attachment: 'Proximité et distance dans le texte.',\n",
      ja: "  attachment: '文章に現れる近さと距離。',\n",
      pt: "  attachment: 'Proximidade e distância no texto.',\n",
      zh: "  attachment: '文字中的亲近与距离。',\n",
    }),
    ...inEveryLanguage('report/titles.ts', '} satisfies', {
      ar: "  attachment: 'تحليل التعلق',\n",
      de: "  attachment: 'Bindungsanalyse',\n",
      es: "  attachment: 'Análisis del apego',\n",
      fr: "  attachment: 'Analyse de l’attachement',\n",
      ja: "  attachment: '愛着の分析',\n",
      pt: "  attachment: 'Análise do apego',\n",
      zh: "  attachment: '依恋分析',\n",
    }),
  ],
  commands: [
    'tsc -b',
    'node scripts/check-words.ts',
    'vitest run -u --project unit packages/reading/src/ask/build-golden.test.ts',
    'vitest run --project unit packages/frameworks packages/words apps/web/catalog-plugin.test.ts packages/reading/src/plan packages/reading/src/ask',
    'vitest run --project integration apps/worker/src/jobs/analyze/frameworks.integration.test.ts -t attachment',
    'apps/web: vite build',
  ],
  shows: [
    { file: 'apps/web/dist/index.html', text: 'aria-label="Attachment, text"' },
    { file: 'packages/reading/src/ask/__golden__/attachment.request.txt', text: 'closeness and distance' },
  ],
};
