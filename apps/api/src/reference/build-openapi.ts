import { type ErrorCode, errorTable } from '@app/contract/errors';
import { MAX_FILE_BYTES } from '@app/contract/limits';
import type { Route } from '@app/contract/route';
import { version } from '@app/core/config/version';
import { contractRoutes, type NamedRoute } from './contract.ts';
import type {
  ResponseObject,
  ContentObject,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  SchemaObject,
} from './openapi-types.ts';
import { errorsByShape } from './error-groups.ts';
import { type HeaderName, operations } from './operations.ts';
import { openSchemas, type Schemas } from './schemas.ts';
import { about, headerNotes, tagNotes, visitorCookie } from './descriptions.ts';

/** The whole contract as an OpenAPI 3.1 document, generated from the schemas in use. */
export function buildOpenApi(): OpenApiDocument {
  const schemas = openSchemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const named of inReadingOrder(contractRoutes)) {
    const path = named.route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [named.route.method.toLowerCase()]: operationOf(named, schemas) };
  }
  const topics = [...new Set(contractRoutes.map(({ topic }) => topic))];
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: { title: 'AI Personality Analysis', version, ...about },
    servers: [{ url: '/' }],
    // A same-origin caller without the cookie gets one.
    security: [{ visitor: [] }, {}],
    tags: topics.map((name) => ({ name, description: tagNotes[name] ?? name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas.named).toSorted(([left], [right]) => (left < right ? -1 : 1))),
      examples: Object.fromEntries(
        Object.entries(errorTable).map(([code, { message }]) => [code, { summary: code, value: message }]),
      ),
      headers: {
        ErrorCode: {
          description: 'Which failure it is; a program decides by this.',
          schema: { $ref: '#/components/schemas/ErrorCode' },
        },
        RetryAfter: { description: 'Seconds to wait before another try.', schema: { type: 'integer' } },
      },
      securitySchemes: { visitor: visitorCookie },
    },
  };
}

/** In the order of `operations`, because a module lists its exports alphabetically. */
function inReadingOrder(routes: NamedRoute[]): NamedRoute[] {
  const order = Object.keys(operations);
  return routes.toSorted((left, right) => order.indexOf(left.name) - order.indexOf(right.name));
}

function operationOf({ name, topic, route }: NamedRoute, schemas: Schemas): OperationObject {
  const { summary, description, errors = [], headers = [], ...answers } = operations[name];
  const parameters = [
    ...parametersOf(route.params, 'path', schemas),
    ...parametersOf(route.query, 'query', schemas),
    ...headers.map(headerParameter),
  ];
  const body = bodyOf(route, schemas);
  return {
    operationId: name,
    tags: [topic],
    summary,
    ...(description && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(body, route) } }),
    responses: {
      ...goodAnswers(route, answers, schemas),
      ...errorAnswers([...new Set([...errorsByShape(route), ...errors])]),
    },
  };
}

function parametersOf(schema: Route['params'], place: 'path' | 'query', schemas: Schemas): ParameterObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.of(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...field }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description && { description }),
    schema: field,
  }));
}

function headerParameter(name: HeaderName): ParameterObject {
  return { name, in: 'header', required: false, ...headerNotes[name] };
}

/** The file is decoded while it arrives and is not part of the schema that validates the other fields. */
function bodyOf({ body, upload }: Route, schemas: Schemas): SchemaObject | undefined {
  if (!body) return undefined;
  const schema = schemas.of(body, 'input');
  if (!upload) return schema;
  const isPlainAccepted = upload === 'mediaData';
  const file = {
    type: 'string',
    ...(!isPlainAccepted && { pattern: '^data:' }),
    description: `The file as a data URL in base64${isPlainAccepted ? ', or as plain base64' : ''}; at most ${MAX_FILE_BYTES / 1024 / 1024} MB of its own bytes.`,
  };
  return {
    ...schema,
    properties: { ...schema.properties, [upload]: file },
    required: [...(schema.required ?? []), upload],
  };
}

/** A file may also be sent as is, in a form with the same fields. */
function contentOf(schema: SchemaObject, { upload }: Route): ContentObject {
  const json: ContentObject = { 'application/json': { schema } };
  if (!upload) return json;
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file itself.' };
  const form = { ...schema, properties: { ...schema.properties, [upload]: file } };
  return { ...json, 'multipart/form-data': { schema: form } };
}

type Answers = { isDeferrable?: true; streams?: true; files?: string[]; fileSchema?: string };

function goodAnswers(
  { reply }: Route,
  { isDeferrable, streams, files = [], fileSchema }: Answers,
  schemas: Schemas,
): Record<string, ResponseObject> {
  const schema = reply ? schemas.of(reply, 'output') : fileSchema && { $ref: `#/components/schemas/${fileSchema}` };
  const json: ContentObject = schema ? { 'application/json': { schema } } : {};
  const events: ContentObject = streams ? { 'text/event-stream': { schema: eventStream } } : {};
  const binaries: ContentObject = Object.fromEntries(files.map((type) => [type, { schema: {} }]));
  return {
    200: { description: 'Done.', content: { ...json, ...events, ...binaries } },
    ...(isDeferrable && {
      202: {
        description: 'Taken on: `messages` is empty, the insights are null.',
        headers: { 'Preference-Applied': { schema: { const: 'respond-async' } } },
        content: json,
      },
    }),
  };
}

/** OpenAPI 3.1 cannot describe an event stream; this is the JSON in the data of each event. */
const eventStream: SchemaObject = {
  type: 'string',
  description: 'Server-sent events; the `data` of each is JSON.',
  contentMediaType: 'application/json',
  contentSchema: { $ref: '#/components/schemas/AnalysisEvent' },
};

function errorAnswers(codes: ErrorCode[]): Record<string, ResponseObject> {
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.join(', '),
        headers: {
          'X-Error-Code': { $ref: '#/components/headers/ErrorCode' },
          ...((status === 429 || status === 503) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
        },
        content: {
          'text/plain': {
            schema: { type: 'string' },
            examples: Object.fromEntries(group.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  );
}
