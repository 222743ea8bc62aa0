import type { Walk } from './walk.ts';

const route = `/** How many sessions the visitor has. */
export const countSessions = route({
  method: 'GET',
  path: '/api/sessions/count',
  reply: z.object({ sessions: z.number().int() }),
});

/** The visitor's own sessions`;

export const addRoute: Walk = {
  page: 'contributing/add-a-route.md',
  edits: [
    { file: 'packages/contract/src/session.ts', find: "/** The visitor's own sessions", replace: route },
    {
      file: 'apps/api/src/routes/session.ts',
      find: 'import { clearSession, listSessions }',
      replace: 'import { clearSession, countSessions, listSessions }',
    },
    {
      file: 'apps/api/src/routes/session.ts',
      find: '  bind(app, listSessions,',
      replace: `  bind(app, countSessions, async ({ request: { visitor } }) => ({
    sessions: visitor ? (await listOwnSessions(services, visitor)).length : 0,
  }));

  bind(app, listSessions,`,
    },
    {
      file: 'apps/api/src/reference/operations.ts',
      find: '  listSessions: {',
      replace: "  countSessions: { summary: 'How many sessions this visitor has' },\n  listSessions: {",
    },
    {
      file: 'apps/api/src/access.integration.test.ts',
      find: "    'GET /api/sessions',\n",
      replace: "    'GET /api/sessions',\n    'GET /api/sessions/count',\n",
    },
    {
      file: 'apps/api/src/plugins/rate-limit.integration.test.ts',
      find: "    'GET /api/sessions': cheap,\n",
      replace: "    'GET /api/sessions': cheap,\n    'GET /api/sessions/count': cheap,\n",
    },
  ],
  commands: [
    'tsc -b',
    'node scripts/openapi.ts --write',
    'node scripts/openapi.ts',
    'vitest run --project integration apps/api/src/access.integration.test.ts -t list|either',
    'vitest run --project integration apps/api/src/plugins/rate-limit.integration.test.ts -t every',
    'vitest run --project integration apps/api/src/plugins/proof-of-work.integration.test.ts apps/api/src/plugins/same-origin.integration.test.ts',
    'vitest run --project integration apps/api/src/plugins/every-answer.integration.test.ts -t sessions',
  ],
  shows: [{ file: 'docs/api.md', text: '/api/sessions/count' }],
};
