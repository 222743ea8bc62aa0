import { findSchemaFault } from '@app/core/llm/find-schema-fault';
import { providers } from '@app/core/llm/providers/index';

import type { SimulatedFault } from './faults.ts';
import type { SentRequest, HttpProblem, WireProtocol } from './wire/wire.ts';

/** The error the provider answers with instead of processing the request; undefined when it accepts. */
export function findRefusal(
  wire: WireProtocol,
  { flaw, format, maxOutputTokens = 0, model }: SentRequest,
  fault: SimulatedFault | undefined,
): HttpProblem | undefined {
  if (flaw !== undefined) return wire.createProblem('invalid', 400, flaw);
  if (fault?.stage === 'schema' && format !== undefined)
    return wire.createSchemaProblem?.({ kind: 'leaves', count: 1, limit: 0 }, format.name);
  const { limits } = providers[wire.provider];
  const most = limits.maxOutputTokens ?? Infinity;
  const excess = maxOutputTokens > most ? wire.tellOutputLimit?.(maxOutputTokens, most, model) : undefined;
  if (excess !== undefined) return wire.createProblem('invalid', 400, excess);
  const schemaFault = format && findSchemaFault(limits.schema, format.schema);
  return schemaFault && wire.createSchemaProblem?.(schemaFault, format.name);
}
