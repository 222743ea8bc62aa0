import type { Walk } from './walk.ts';

export const addSetting: Walk = {
  page: 'contributing/add-a-setting.md',
  edits: [
    {
      file: 'packages/core/src/config/config.ts',
      find: '    ANALYSES_VISITOR_DAY: count',
      replace:
        "    ANALYSES_VISITOR_MINUTE: count.default(5).meta(told('api', 'Analyses a visitor may ask for in a minute.')),\n    ANALYSES_VISITOR_DAY: count",
    },
  ],
  commands: [
    'tsc -b',
    'node scripts/settings.ts --write',
    'node scripts/settings.ts',
    'vitest run --project unit scripts/settings packages/core/src/config',
  ],
  shows: [{ file: 'docs/settings.md', text: 'ANALYSES_VISITOR_MINUTE' }],
};
