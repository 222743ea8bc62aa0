// Who may import whom. Everything points one way: web, api and worker on top; core, reading, frameworks and contract below.

const tests = '[.](test|spec)[.]tsx?$|/__fixtures__/|[.]config[.]ts$|^e2e/|^packages/testkit/';

const base = '(config|errors|log|metrics|trace)';
const adapters = '(db|storage|queue|events|redis|llm|vault|extract|export|mail|limits)';
const useCases =
  '(analyses|sessions|uploads|chat|sharing|downloads|erasure|spend|texts|opinions|comparisons|mirror|interview)';
const ours = '^(apps|packages|scripts|e2e|eval)/';
const contract = '^packages/contract/src/';
const frameworks = '^packages/frameworks/src/';
const document = '^packages/document/src/';
const words = '^packages/words/src/';
const reading = '^packages/reading/src/';
const coreIn = (folders) => `^packages/core/src/${folders}/`;

/** In `from`, of our own code, only `allowed` may be imported. The comment of a rule is printed when it is broken. */
const onlyImports = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: allowed },
});

/** A library with a face of its own is imported in one place; only tests may also hold it. */
const livesIn = (libraries, folders) => ({
  name: `${libraries.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '')}-in-one-place`,
  comment: `Only these may import it, so that it can be replaced there: ${folders.join(' ').replaceAll('^', '')}`,
  severity: 'error',
  from: { path: ours, pathNot: [tests, ...folders] },
  to: { path: `(^|/)node_modules/(${libraries})(/|$)` },
});

module.exports = {
  forbidden: [
    {
      name: 'contract-imports-zod-only',
      comment: 'The contract is imported by both sides, so it imports nothing but zod.',
      severity: 'error',
      from: { path: contract, pathNot: tests },
      to: { pathNot: [contract, '(^|/)node_modules/zod/'] },
    },
    {
      name: 'frameworks-import-contract-only',
      comment: 'A framework is data: it imports the contract and other frameworks, no code.',
      severity: 'error',
      from: { path: frameworks, pathNot: tests },
      to: { pathNot: [frameworks, contract] },
    },
    {
      name: 'document-imports-contract-and-parser',
      comment: 'Page and files draw the same blocks, so document imports only the contract and its Markdown parser.',
      severity: 'error',
      from: { path: document, pathNot: tests },
      to: { pathNot: [document, contract, '(^|/)node_modules/marked/'] },
    },
    {
      name: 'words-import-contract-only',
      comment:
        'Words are data that the page and the server import, so they import only the contract and the frameworks.',
      severity: 'error',
      from: { path: words, pathNot: tests },
      to: { pathNot: [words, contract, frameworks] },
    },
    onlyImports(
      'core-base-imports-no-core',
      'Settings, errors, logs, metrics and traces are the base of core: every folder imports them, so they import none.',
      coreIn(base),
      [coreIn(base), contract],
    ),
    {
      name: 'reading-is-pure',
      comment: 'A reading knows no store, no network and no log: core passes it text and gets text back.',
      severity: 'error',
      from: { path: reading, pathNot: tests },
      to: {
        pathNot: [
          reading,
          contract,
          frameworks,
          document,
          words,
          '(^|/)node_modules/zod/',
          '^node:crypto$',
          '^crypto$',
        ],
      },
    },
    {
      name: 'reading-entry-points',
      comment:
        'Other packages import what the package exports: all of it, or prepare-text, which starts a thread faster.',
      severity: 'error',
      from: { path: ours, pathNot: reading },
      to: { path: reading, pathNot: `${reading}(index|check/prepare-text)[.]ts$` },
    },
    onlyImports(
      'core-adapters-stand-alone',
      'An adapter wraps one external library and imports no other adapter; a use case joins them.',
      coreIn(adapters),
      [
        coreIn('$1'),
        coreIn(base),
        // The connection, for the queue, the events and the limits.
        '^packages/core/src/redis/',
        // The mark of sealed bytes: what stores and carries them cannot open them.
        '^packages/core/src/vault/sealed[.]ts$',
        contract,
        frameworks,
        document,
        words,
      ],
    ),
    {
      name: 'redis-is-transport-only',
      comment: 'Postgres stores everything that was acknowledged; only the queue, the events and the limits use Redis.',
      severity: 'error',
      from: { path: coreIn(adapters), pathNot: [tests, coreIn('(redis|queue|events|limits)')] },
      to: { path: coreIn('redis') },
    },
    onlyImports(
      'core-use-cases-stand-on-adapters',
      'A use case imports adapters, and of the other use cases only sessions, uploads and analyses.',
      coreIn(useCases),
      [
        coreIn('$1'),
        // Whose it is, what was handed in and what was written come before what is done with it.
        coreIn('(sessions|uploads|analyses)'),
        coreIn(adapters),
        coreIn(base),
        '^packages/core/src/[^/]+[.]ts$',
        contract,
        frameworks,
        reading,
        words,
      ],
    ),
    {
      name: 'sessions-know-no-other-use-case',
      comment: 'Every use case imports sessions, so sessions import none.',
      severity: 'error',
      from: { path: coreIn('sessions'), pathNot: tests },
      to: { path: coreIn(useCases), pathNot: coreIn('sessions') },
    },
    onlyImports(
      'core-roots-know-no-use-case',
      'A file directly in core is shared by all use cases, so it imports none of them.',
      '^packages/core/src/[^/]+[.]ts$',
      ['^packages/core/src/[^/]+[.]ts$', coreIn(adapters), coreIn(base), contract, frameworks],
    ),
    {
      name: 'core-folders-have-a-layer',
      comment: 'A new folder in core is added to base, adapters or use cases in this file.',
      severity: 'error',
      from: { path: ours },
      to: {
        path: '^packages/core/src/[^/]+/',
        pathNot: [coreIn(base), coreIn(adapters), coreIn(useCases)],
      },
    },
    onlyImports(
      'api-worker-and-ops-import-no-other',
      'The api, the worker and ops are processes of their own; what they share belongs in a package.',
      '^apps/(api|worker|ops)/',
      ['^apps/$1/', '^packages/core/src/', contract, frameworks, reading, words],
    ),
    onlyImports(
      'web-imports-contract-and-words',
      'The page gets everything else from the api: no server code and no prompt reaches the browser.',
      '^apps/web/src/',
      ['^apps/web/src/', contract, document, words],
    ),
    onlyImports(
      'web-tools-build-the-page',
      'The build of the page reads its own files and the packages that the page is made of.',
      '^apps/web/[^/]+$',
      ['^apps/web/', contract, frameworks, words],
    ),
    {
      name: 'web-features-import-no-feature',
      comment: 'A feature imports no other feature; what two of them share belongs in ui or lib.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-features-know-no-app',
      comment: 'The app puts the features together, so no feature imports the app.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(app/|main[.]tsx$)' },
    },
    {
      name: 'web-ui-and-lib-know-no-feature',
      comment: 'Every feature imports ui and lib, so these import no feature and not the app.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/(features/|app/|main[.]tsx$)' },
    },
    {
      name: 'testkit-is-for-tests',
      comment: 'The testkit starts simulators and fixtures; only tests and measuring scripts import it.',
      severity: 'error',
      from: { path: ours, pathNot: [tests, '^scripts/(bench|image)', '^eval/'] },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'nothing-imports-a-test-or-a-script',
      comment: 'A test or a script is where a run begins; move what others need into a package.',
      severity: 'error',
      from: { path: ours, pathNot: ['^scripts/', '^e2e/', '^eval/'] },
      to: { path: ['[.](test|spec)[.]tsx?$', '^scripts/', '^e2e/', '^eval/'] },
    },

    livesIn('bullmq|@bullmq', [coreIn('queue')]),
    livesIn('ai|@ai-sdk', [coreIn('llm')]),
    livesIn('ioredis', [coreIn('(redis|events|queue|limits)')]),
    livesIn('kysely|pg', [coreIn('db')]),
    livesIn('pino', [coreIn('log')]),
    livesIn('fastify|@fastify', ['^apps/api/']),
    livesIn('react|react-dom', ['^apps/web/']),
    livesIn('@aws-sdk', [coreIn('storage')]),
    livesIn('nodemailer', [coreIn('mail')]),
    livesIn('piscina', [coreIn('texts')]),
    livesIn('gpt-tokenizer', [coreIn('llm')]),
    livesIn('@myriaddreamin|docx', [coreIn('export')]),
    livesIn('rate-limiter-flexible', [coreIn('limits')]),
    livesIn('altcha-lib', [coreIn('limits'), '^apps/web/src/']),
    livesIn('prom-client', [coreIn('metrics')]),
    livesIn('@opentelemetry', [coreIn('trace')]),
    livesIn('@bull-board', ['^apps/api/']),
    livesIn('marked', [document, '^apps/web/src/ui/', '^scripts/docs/']),

    {
      name: 'no-circles',
      comment: 'Files that import each other cannot be understood alone: move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'No file imports this one and it imports none: delete it, or import it where it belongs.',
      severity: 'error',
      // What stands beside the page's Vite config is named there by path; public files are named by address.
      from: {
        orphan: true,
        pathNot: ['[.]d[.]ts$', '^apps/web/(module-replacements/)?[^/]+[.]ts$', '^apps/web/public/', tests],
      },
      to: {},
    },
    {
      name: 'everything-resolves',
      comment: 'An import that cannot be followed would pass every rule above unseen.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '[?]'] },
    },
  ],
  options: {
    // TypeScript 7 offers no parser to other tools; with swc the files are read as they stand.
    parser: 'swc',
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^apps/[^/]+/dist/', '^[.]cache/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
