import { describeType, fieldsOf } from './describe-type.ts';
import type { OpenApiDocument, OperationObject, SchemaObject } from './openapi-types.ts';
import { escapeHtml, renderProse, renderTable } from './html.ts';

/**
 * The document as one page without scripts and with one style sheet, so that it works under the same security policy as
 * every other page.
 */
export function renderReference(document: OpenApiDocument, addresses: { style: string; json: string }): string {
  const { info, tags } = document;
  const calls = listCalls(document);
  const schemas = Object.entries(document.components.schemas);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API of ${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="${addresses.style}">
</head>
<body>
<header>
<h1>API of ${escapeHtml(info.title)}</h1>
${info.description
  .split('\n\n')
  .map((paragraph) => `<p>${renderProse(paragraph)}</p>`)
  .join('\n')}
<p>For programs: <a href="${addresses.json}">openapi.json</a> (OpenAPI 3.1).</p>
</header>
<nav aria-label="Calls">
${tags.map((tag) => renderIndex(tag, calls)).join('\n')}
</nav>
<main>
${calls.map(renderCall(document)).join('\n')}
<h2 id="schemas">Schemas</h2>
${schemas.map(([name, schema]) => renderSchema(name, schema)).join('\n')}
</main>
</body>
</html>
`;
}

type CallEntry = { method: string; path: string; operation: OperationObject };

function listCalls({ paths }: OpenApiDocument): CallEntry[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function renderIndex({ name, description }: OpenApiDocument['tags'][number], calls: CallEntry[]): string {
  const items = calls
    .filter(({ operation }) => operation.tags.includes(name))
    .map(({ operation: { operationId, summary } }) => `<li><a href="#${operationId}">${renderProse(summary)}</a></li>`);
  return `<section><h2>${renderProse(description)}</h2><ul>${items.join('')}</ul></section>`;
}

const renderCall =
  ({ components }: OpenApiDocument) =>
  ({ method, path, operation }: CallEntry): string => {
    const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
    const body = requestBody?.content['application/json']?.schema;
    const takes = parameters.map(({ name, in: place, required, schema, description: note }) => [
      `<code>${name}</code>${required ? '' : ' <small>optional</small>'}`,
      place,
      formatType(schema),
      renderProse(note ?? ''),
    ]);
    const fails = Object.entries(responses).flatMap(([status, { content }]) =>
      Object.keys(content?.['text/plain']?.examples ?? {}).map((code) => [
        status,
        `<code>${code}</code>`,
        escapeHtml(components.examples[code]?.value ?? ''),
      ]),
    );
    return `<article id="${operationId}">
<h3>${renderProse(summary)}</h3>
<p class="path"><b>${method}</b> <code>${escapeHtml(path)}</code></p>
${description ? `<p>${renderProse(description)}</p>` : ''}
${part('Parameters', renderTable(['Name', 'In', 'Type', 'Meaning'], takes))}
${part('Body', body ? fieldTable(body) : '')}
${part('Answers', renderTable(['Status', 'Type', 'Body'], goodRows(responses)))}
<details><summary>${fails.length} failures</summary>${renderTable(['Status', 'Code', 'Words'], fails)}</details>
</article>`;
  };

function goodRows(responses: OperationObject['responses']): string[][] {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content = {} }]) =>
      Object.entries(content).map(([type, { schema }]) => [
        status,
        escapeHtml(type),
        schema['contentSchema'] ? `events: ${formatType(schema['contentSchema'] as SchemaObject)}` : formatType(schema),
      ]),
    );
}

function renderSchema(name: string, schema: SchemaObject): string {
  const variants = schema.oneOf ?? schema.anyOf ?? [];
  const parts = variants.map(
    (variant) => `${variant.description ? `<p>${renderProse(variant.description)}</p>` : ''}${fieldTable(variant)}`,
  );
  const own = schema.properties ? fieldTable(schema) : variants.length > 0 ? '' : `<p>${formatType(schema)}</p>`;
  return `<article id="schema-${name}"><h3>${name}</h3>${own}${parts.join('<p class="or">or</p>')}</article>`;
}

function fieldTable(schema: SchemaObject): string {
  const rows = fieldsOf(schema).map(({ name, isRequired, schema: field, note }) => [
    `<code>${escapeHtml(name)}</code>${isRequired ? '' : ' <small>optional</small>'}`,
    formatType(field),
    renderProse(note),
  ]);
  return renderTable(['Field', 'Type', 'Meaning'], rows);
}

const formatType = (schema: SchemaObject): string =>
  describeType(schema, { text: escapeHtml, link: (name) => `<a href="#schema-${name}">${name}</a>` });

const part = (title: string, content: string): string => (content ? `<h4>${title}</h4>${content}` : '');
