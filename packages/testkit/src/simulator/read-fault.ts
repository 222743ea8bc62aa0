import { type Fault, type FaultName, faults } from './faults.ts';

export type FaultOrder = { name: FaultName; fault: Fault; afterChunks: number };

const KEY_MARKER = 'sim-fault=';
const DEFAULT_AFTER_CHUNKS = 5;

/** Faults are ordered by a header or by the API key, never by what a visitor writes. */
export function createFaultReader(): (header: string | undefined, apiKey: string) => FaultOrder | undefined {
  const used = new Map<string, number>();

  return (header, apiKey) => {
    const order = header ?? (apiKey.startsWith(KEY_MARKER) ? apiKey.slice(KEY_MARKER.length) : undefined);
    if (order === undefined) return undefined;

    const [name = '', ...settings] = order.split(';').map((part) => part.trim());
    if (!isFaultName(name)) throw new Error(`unknown fault "${name}"`);

    const count = (used.get(order) ?? 0) + 1;
    used.set(order, count);
    if (count > readNumber(settings, 'times', Number.POSITIVE_INFINITY)) return undefined;
    return { name, fault: faults[name], afterChunks: readNumber(settings, 'after', DEFAULT_AFTER_CHUNKS) };
  };
}

function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(faults, name);
}

function readNumber(settings: string[], name: string, otherwise: number): number {
  const found = settings.find((setting) => setting.startsWith(`${name}=`));
  const value = found === undefined ? Number.NaN : Number(found.slice(name.length + 1));
  return Number.isFinite(value) ? value : otherwise;
}
