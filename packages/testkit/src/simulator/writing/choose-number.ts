import { type JsonSchema, readBound } from './json-schema.ts';

/** A number within the bounds of a schema, at `share` of the way. */
export function chooseNumber(schema: JsonSchema, share: number): number {
  const step = readBound(schema, 'multipleOf') ?? (schema.type === 'integer' ? 1 : 0);
  const above = readBound(schema, 'exclusiveMinimum');
  const below = readBound(schema, 'exclusiveMaximum');
  const low = readBound(schema, 'minimum') ?? (above === undefined ? 0 : above + (step || 0.01));
  const high = readBound(schema, 'maximum') ?? (below === undefined ? low + 100 : below - (step || 0.01));
  // The outer tenths are left free: an extreme value would be a strong claim.
  const value = low + (high - low) * (0.1 + 0.8 * share);
  if (step === 0) return high - low > 10 ? Math.round(value) : Math.round(value * 100) / 100;
  return Math.min(high, Math.max(low, Math.round(value / step) * step));
}
