import { describeType, fieldsOf } from '../../apps/api/src/reference/describe-type.ts';
import type { OpenApiDocument, OperationObject, SchemaObject } from '../../apps/api/src/reference/document.ts';
import { markdownTable } from '../docs/markdown-table.ts';

/** All calls on one page; the api's own page and openapi.json have the details. */
export function renderMarkdown(document: OpenApiDocument): string {
  const { info, tags, paths } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
  const topics = tags.flatMap(({ name, description }) => [
    `## ${description}`,
    '',
    ...markdownTable(
      ['call', 'does', 'takes', 'answers'],
      calls
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ call, operation }) => [
          `\`${call}\``,
          operation.summary,
          takenBy(operation).join(', '),
          answered(operation),
        ]),
    ),
    '',
  ]);
  return [
    '# API',
    '',
    '<!-- Made by `pnpm openapi --write` from the contract: do not edit. -->',
    '',
    'A running api shows all of this with every field at `/api/docs`; for programs there is',
    '[openapi.json](openapi.json), also at `/api/docs/openapi.json`.',
    '',
    ...info.description.split('\n\n').flatMap((paragraph) => [paragraph, '']),
    ...EXAMPLE,
    ...topics,
    '## Failures',
    '',
    ...markdownTable(['status', 'code', 'words'], failuresOf(document)),
    '',
  ].join('\n');
}

const EXAMPLE = [
  '## One analysis by hand',
  '',
  'With `pnpm demo` running:',
  '',
  '```sh',
  'curl -s -c jar -b jar -H "Prefer: respond-async" -H "Content-Type: application/json" \\',
  '  -d \'{"sessionId":"by-hand-1","content":"I like long walks, and I plan every one of them."}\' \\',
  '  http://127.0.0.1:5000/api/analyze/text/bigfive',
  'curl -N -c jar -b jar http://127.0.0.1:5000/api/analyses/ANALYSIS_ID/events',
  '```',
  '',
];

/** Every failure once, ordered by status. */
function failuresOf({ paths, components }: OpenApiDocument): string[][] {
  const statuses = new Map<string, string>();
  for (const { responses } of Object.values(paths).flatMap((methods) => Object.values(methods)))
    for (const [status, { content }] of Object.entries(responses))
      for (const code of Object.keys(content?.['text/plain']?.examples ?? {})) statuses.set(code, status);
  return Object.entries(components.examples)
    .map(([code, { value }]) => [statuses.get(code) ?? '', `\`${code}\``, value])
    .toSorted(([left = ''], [right = '']) => Number(left) - Number(right));
}

function takenBy({ parameters = [], requestBody }: OperationObject): string[] {
  const body = requestBody?.content['application/json']?.schema ?? {};
  return [
    ...parameters.map(({ name, required }) => mark(name, required)),
    ...fieldsOf(body).map(({ name, isRequired }) => mark(name, isRequired)),
  ];
}

const mark = (name: string, isRequired: boolean): string =>
  `${isRequired ? '**' : ''}\`${name}\`${isRequired ? '**' : ''}`;

function answered({ responses }: OperationObject): string {
  return Object.entries(responses[200]?.content ?? {})
    .map(([type, { schema }]) => {
      if (schema['contentSchema']) return `events of ${typeWords(schema['contentSchema'] as SchemaObject)}`;
      return type === 'application/json' && Object.keys(schema).length > 0 ? typeWords(schema) : type;
    })
    .join(', or ');
}

const typeWords = (schema: SchemaObject): string =>
  describeType(schema, { words: (text) => text, link: (name) => `\`${name}\`` });
