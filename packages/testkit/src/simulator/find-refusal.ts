import { findSchemaFault } from '@app/core/llm/find-schema-fault';
import { providers } from '@app/core/llm/providers/index';

import type { SchemaChecks } from './conditions.ts';
import type { SimulatedFault } from './faults.ts';
import type { SentRequest, HttpProblem, WireProtocol } from './wire/wire.ts';

type Strictness = { checks: SchemaChecks; fault: SimulatedFault | undefined };

/** The error the provider answers with instead of processing the request; undefined when it accepts. */
export function findRefusal(
  wire: WireProtocol,
  ask: SentRequest,
  { checks, fault }: Strictness,
): HttpProblem | undefined {
  if (ask.flaw !== undefined) return wire.createProblem('invalid', 400, ask.flaw);
  if (fault?.stage === 'schema' && ask.format !== undefined)
    return wire.createSchemaProblem?.({ kind: 'leaves', count: 1, limit: 0 }, ask.format.name);
  if (checks === 'none') return undefined;
  const { limits } = providers[wire.provider];
  return findExcess(wire, ask, limits.maxOutputTokens) ?? findSchemaRefusal(wire, ask);
}

function findExcess(
  wire: WireProtocol,
  { maxOutputTokens = 0, model }: SentRequest,
  limit?: number,
): HttpProblem | undefined {
  const words = limit !== undefined && maxOutputTokens > limit && wire.tellOutputLimit?.(maxOutputTokens, limit, model);
  return words ? wire.createProblem('invalid', 400, words) : undefined;
}

function findSchemaRefusal(wire: WireProtocol, { format }: SentRequest): HttpProblem | undefined {
  if (format === undefined) return undefined;
  const fault = findSchemaFault(providers[wire.provider].limits.schema, format.schema);
  return fault && wire.createSchemaProblem?.(fault, format.name);
}
