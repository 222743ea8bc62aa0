// contributing/add-an-error.md as edits and commands, proved by applying it.
import { before, change, inEveryLanguage, type Walk } from './walk.ts';

export const addError: Walk = {
  page: 'contributing/add-an-error.md',
  edits: [
    before(
      'packages/contract/src/errors.ts',
      '  NOT_FOUND: row(',
      "  TEXT_TOO_QUIET: row(422, false, 'This text is too quiet. Please speak up.'),\n",
    ),
    change(
      'apps/api/src/reference/error-groups.ts',
      "  text: ['TEXT_MISSING',",
      "  text: ['TEXT_MISSING', 'TEXT_TOO_QUIET',",
    ),
    ...inEveryLanguage('errors.ts', '  NOT_FOUND:', {
      ar: "  TEXT_TOO_QUIET: 'هذا النص هادئ جدًا.',\n",
      de: "  TEXT_TOO_QUIET: 'Dieser Text ist zu leise.',\n",
      es: "  TEXT_TOO_QUIET: 'Este texto es demasiado callado.',\n",
      fr: "  TEXT_TOO_QUIET: 'Ce texte est trop discret.',\n",
      ja: "  TEXT_TOO_QUIET: 'この文章は静かすぎます。',\n",
      pt: "  TEXT_TOO_QUIET: 'Este texto é baixo demais.',\n",
      zh: "  TEXT_TOO_QUIET: '这段文字太安静了。',\n",
    }),
  ],
  commands: [
    'tsc -b',
    'node scripts/check-words.ts',
    'node scripts/openapi.ts --write',
    'node scripts/openapi.ts',
    'vitest run --project unit packages/contract apps/api/src/reference',
  ],
  shows: [{ file: 'docs/openapi.json', text: 'TEXT_TOO_QUIET' }],
};
