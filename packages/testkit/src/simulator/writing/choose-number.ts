import { type JsonSchema, readBound } from './json-schema.ts';

/** A number within the bounds of a schema, at `share` of the way. */
export function chooseNumber(schema: JsonSchema, share: number): number {
  const step = readBound(schema, 'multipleOf') ?? (schema.type === 'integer' ? 1 : 0);
  const above = readBound(schema, 'exclusiveMinimum');
  const below = readBound(schema, 'exclusiveMaximum');
  const told = readToldRange(schema.description ?? '');
  const low = readBound(schema, 'minimum') ?? (above === undefined ? (told?.low ?? 0) : above + (step || 0.01));
  const high =
    readBound(schema, 'maximum') ?? (below === undefined ? (told?.high ?? low + 100) : below - (step || 0.01));
  return roundTo(step, low, high, share);
}

function roundTo(step: number, low: number, high: number, share: number): number {
  // The outer tenths are left free: an extreme value would be a strong claim.
  const value = low + (high - low) * (0.1 + 0.8 * share);
  if (step === 0) return high - low > 10 ? Math.round(value) : Math.round(value * 100) / 100;
  return Math.min(high, Math.max(low, Math.round(value / step) * step));
}

/** Providers move bounds into the description, and schemas for all of them put them there at once. */
function readToldRange(description: string): { low: number; high: number } | undefined {
  const [, low, high] = /\bfrom (-?\d+)\b.*?\bto (-?\d+)\b/i.exec(description) ?? [];
  return low === undefined || high === undefined ? undefined : { low: Number(low), high: Number(high) };
}
