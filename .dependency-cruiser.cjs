// Who may import whom. Everything points one way: web, api and worker on top; core, reading, frameworks and contract below.

const tests = '[.](test|spec)[.]tsx?$|/__fixtures__/|[.]config[.]ts$|^e2e/|^packages/testkit/';

const base = '(config|errors|log|metrics|trace)';
const adapters = '(db|storage|queue|events|redis|llm|vault|extract|export|mail|limits)';
const useCases = '(analyses|sessions|uploads|chat|sharing|downloads|erasure|spend|texts|opinions|mirror|interview)';
const ours = '^(apps|packages|scripts|e2e)/';
const contract = '^packages/contract/src/';
const frameworks = '^packages/frameworks/src/';
const document = '^packages/document/src/';
const words = '^packages/words/src/';
const reading = '^packages/reading/src/';
const coreIn = (folders) => `^packages/core/src/${folders}/`;

/** In `from`, of our own code, only `allowed` may be imported. */
const onlyImports = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: allowed },
});

/** A library with a face of its own is imported in one place; only tests may also hold it. */
const livesIn = (libraries, folders) => ({
  name: `${libraries.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '')}-in-one-place`,
  severity: 'error',
  from: { path: ours, pathNot: [tests, ...folders] },
  to: { path: `(^|/)node_modules/(${libraries})(/|$)` },
});

module.exports = {
  forbidden: [
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: contract, pathNot: tests },
      to: { pathNot: [contract, '(^|/)node_modules/zod/'] },
    },
    {
      name: 'frameworks-import-contract-only',
      severity: 'error',
      from: { path: frameworks, pathNot: tests },
      to: { pathNot: [frameworks, contract] },
    },
    {
      name: 'document-imports-its-parser-only',
      severity: 'error',
      from: { path: document, pathNot: tests },
      to: { pathNot: [document, '(^|/)node_modules/marked/'] },
    },
    {
      name: 'words-import-contract-only',
      severity: 'error',
      from: { path: words, pathNot: tests },
      to: { pathNot: [words, contract, frameworks] },
    },
    onlyImports('core-base-imports-no-core', coreIn(base), [coreIn(base), contract]),
    {
      name: 'reading-is-pure',
      comment: 'A reading knows no store, no network and no log: core hands it words and takes words.',
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
      name: 'reading-has-one-door',
      severity: 'error',
      from: { path: ours, pathNot: reading },
      to: { path: reading, pathNot: `${reading}index[.]ts$` },
    },
    onlyImports('core-adapters-stand-alone', coreIn(adapters), [
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
    ]),
    {
      name: 'redis-is-for-what-passes',
      severity: 'error',
      from: { path: coreIn(adapters), pathNot: [tests, coreIn('(redis|queue|events|limits)')] },
      to: { path: coreIn('redis') },
    },
    onlyImports('core-use-cases-stand-on-adapters', coreIn(useCases), [
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
    ]),
    {
      name: 'sessions-know-no-other-use-case',
      severity: 'error',
      from: { path: coreIn('sessions'), pathNot: tests },
      to: { path: coreIn(useCases), pathNot: coreIn('sessions') },
    },
    onlyImports('core-roots-know-no-use-case', '^packages/core/src/[^/]+[.]ts$', [
      '^packages/core/src/[^/]+[.]ts$',
      coreIn(adapters),
      coreIn(base),
      contract,
      frameworks,
    ]),
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
    onlyImports('api-worker-and-ops-never-meet', '^apps/(api|worker|ops)/', [
      '^apps/$1/',
      '^packages/core/src/',
      contract,
      frameworks,
      reading,
      words,
    ]),
    onlyImports('web-imports-contract-and-words', '^apps/web/src/', ['^apps/web/src/', contract, document, words]),
    onlyImports('web-tools-build-the-page', '^apps/web/[^/]+$', ['^apps/web/', contract, frameworks, words]),
    {
      name: 'web-features-never-meet',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-features-know-no-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(app/|main[.]tsx$)' },
    },
    {
      name: 'web-ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/(features/|app/|main[.]tsx$)' },
    },
    {
      name: 'testkit-is-for-tests',
      severity: 'error',
      from: { path: ours, pathNot: [tests, '^scripts/(bench|eval|image|try-upgrade)'] },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'nothing-imports-a-test-or-a-script',
      severity: 'error',
      from: { path: ours, pathNot: ['^scripts/', '^e2e/'] },
      to: { path: ['[.](test|spec)[.]tsx?$', '^scripts/', '^e2e/'] },
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

    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      // What stands beside the page's Vite config is named there by path; public files are named by address.
      from: { orphan: true, pathNot: ['[.]d[.]ts$', '^apps/web/(lean/)?[^/]+[.]ts$', '^apps/web/public/', tests] },
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
