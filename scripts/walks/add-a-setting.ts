// contributing/add-a-setting.md as edits and commands, proved by applying it.
import { before, type Walk } from './walk.ts';

export const addSetting: Walk = {
  page: 'contributing/add-a-setting.md',
  edits: [
    before(
      'packages/core/src/config/config.ts',
      '    ANALYSES_VISITOR_DAY: count',
      "    ANALYSES_VISITOR_MINUTE: count.default(5).meta(describedFor('api', 'Analyses a visitor may ask for in a minute.')),\n",
    ),
  ],
  commands: [
    'tsc -b',
    'node scripts/settings.ts --write',
    'node scripts/settings.ts',
    'vitest run --project unit scripts/settings packages/core/src/config',
  ],
  shows: [{ file: 'docs/settings.md', text: 'ANALYSES_VISITOR_MINUTE' }],
};
