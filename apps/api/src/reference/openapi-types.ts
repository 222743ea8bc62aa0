/** JSON Schema draft 2020-12, as used by OpenAPI 3.1. */
export type SchemaObject = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, SchemaObject>;
  required?: string[];
  items?: SchemaObject;
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  [keyword: string]: unknown;
};

export type ParameterObject = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: SchemaObject;
};

export type ContentObject = Record<string, { schema: SchemaObject; examples?: Record<string, { $ref: string }> }>;
type Header = { description?: string; schema: SchemaObject };
export type ResponseObject = {
  description: string;
  headers?: Record<string, Header | { $ref: string }>;
  content?: ContentObject;
};

export type OperationObject = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: ParameterObject[];
  requestBody?: { required: true; content: ContentObject };
  responses: Record<string, ResponseObject>;
};

export type OpenApiDocument = {
  openapi: '3.1.1';
  jsonSchemaDialect: string;
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: {
    schemas: Record<string, SchemaObject>;
    examples: Record<string, { summary: string; value: string }>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, Record<string, string>>;
  };
};
