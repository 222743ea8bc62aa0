// contributing/add-a-route.md as edits and commands, proved by applying it.
import { before, change, type Walk } from './walk.ts';

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
    change('packages/contract/src/session.ts', "/** The visitor's own sessions", route),
    change(
      'apps/api/src/routes/session.ts',
      'import { clearSession, listSessions }',
      'import { clearSession, countSessions, listSessions }',
    ),
    before(
      'apps/api/src/routes/session.ts',
      '  bind(app, listSessions,',
      `  bind(app, countSessions, async ({ request: { visitor } }) => ({
    sessions: visitor ? (await listOwnSessions(services, visitor)).length : 0,
  }));

`,
    ),
    before(
      'apps/api/src/reference/operations.ts',
      '  listSessions: {',
      "  countSessions: { summary: 'How many sessions this visitor has' },\n",
    ),
    change(
      'apps/api/src/access.integration.test.ts',
      "    'GET /api/sessions',\n",
      "    'GET /api/sessions',\n    'GET /api/sessions/count',\n",
    ),
    change(
      'apps/api/src/plugins/rate-limit.integration.test.ts',
      "    'GET /api/sessions': cheap,\n",
      "    'GET /api/sessions': cheap,\n    'GET /api/sessions/count': cheap,\n",
    ),
  ],
  commands: [
    'tsc -b',
    'node scripts/openapi.ts --write',
    'node scripts/openapi.ts',
    'vitest run --project integration apps/api/src/access.integration.test.ts -t list|either',
    'vitest run --project integration apps/api/src/plugins/rate-limit.integration.test.ts -t every',
    'vitest run --project integration apps/api/src/plugins/proof-of-work.integration.test.ts apps/api/src/plugins/same-origin.integration.test.ts',
    'vitest run --project integration apps/api/src/plugins/every-response.integration.test.ts -t sessions',
  ],
  shows: [{ file: 'docs/openapi.json', text: '/api/sessions/count' }],
};
