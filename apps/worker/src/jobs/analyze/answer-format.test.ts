import { ProviderId } from '@app/contract/models';
import { findSchemaFault, measureSchema } from '@app/core/llm/find-schema-fault';
import { providers } from '@app/core/llm/providers/index';
import { buildObservationSchema, buildSentenceCheck, buildTriage } from '@app/reading';
import { expect, test } from 'vitest';
import { answerFormat, lastReadingFormat } from './answer-format.ts';

const schemas = [
  { name: 'answer', schema: answerFormat.schema },
  { name: 'last reading', schema: lastReadingFormat.schema },
  { name: 'image observation', schema: buildObservationSchema('image') },
  { name: 'video observation', schema: buildObservationSchema('video') },
  { name: 'triage', schema: buildTriage('').schema.schema },
  { name: 'second reading', schema: buildSentenceCheck('', []).schema.schema },
];

test.for(schemas.flatMap((each) => ProviderId.options.map((provider) => ({ ...each, provider }))))(
  '$provider accepts the schema of the $name',
  ({ provider, schema }) => {
    expect(findSchemaFault(providers[provider].limits.schema, schema)).toBeUndefined();
  },
);

test.for(schemas)('the schema of the $name stays far below the limits', ({ schema }) => {
  const size = measureSchema(schema);

  expect(size).toMatchObject({ unions: 0, optionals: 0 });
  expect(size.leaves).toBeLessThanOrEqual(40);
  // Lists count as levels too: a list of objects has two.
  expect(size.levels).toBeLessThanOrEqual(5);
});
