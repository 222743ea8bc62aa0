import { type Fault, type FaultName, faults } from './faults.ts';

export type FaultOrder = { name: FaultName; fault: Fault; afterChunks: number };

/** What the pictures are said to show. */
export type SceneOrder = {
  /** How many people, from 0 on. Undefined: the pictures themselves decide. */
  people: number | undefined;
  /** The last of them does not seem to be an adult. */
  hasMinor: boolean;
};

export type Order = { fault: FaultOrder | undefined; scene: SceneOrder };

const DEFAULT_AFTER_CHUNKS = 5;
const settingNames = ['times', 'after', 'people', 'minor'];
const SMALL = 'small-fault=';

/**
 * Orders come in the header `x-simulate` or in an API key that begins with `sim-`, never from what a visitor writes.
 * Items are separated by semicolons, each with or without `sim-` in front:
 *   `sim-fault=cut`   a fault by its name in `faults.ts`; in the header the bare name does
 *   `times=1`         only for the first calls with this order
 *   `after=9`         where a stream breaks, in chunks
 *   `sim-people=3`    how many people the pictures show
 *   `sim-minor`       the last of them is no adult
 *   `small-fault=cut` a fault of the small models alone; all other faults are of the models that write
 */
export function createOrderReader(
  usualPeople?: number,
): (header: string | undefined, apiKey: string, isSmall?: boolean) => Order {
  const used = new Map<string, number>();

  return (header, apiKey, isSmall = false) => {
    const order = header ?? (apiKey.startsWith('sim-') ? apiKey : '');
    const items = order
      .split(';')
      .map((item) => item.trim().replace(/^sim-/, ''))
      .filter((item) => item !== '');
    const scene = { people: findNumber(items, 'people') ?? usualPeople, hasMinor: items.includes('minor') };
    const name = items
      .filter((item) => item.startsWith(SMALL) === isSmall)
      .find((item) => !isSetting(item))
      ?.replace(/^(?:small-)?fault=/, '');
    if (name === undefined) return { fault: undefined, scene };
    if (!isFaultName(name)) throw new Error(`unknown fault "${name}"`);

    const key = `${isSmall} ${order}`;
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    if (count > (findNumber(items, 'times') ?? Number.POSITIVE_INFINITY)) return { fault: undefined, scene };
    const afterChunks = findNumber(items, 'after') ?? DEFAULT_AFTER_CHUNKS;
    return { fault: { name, fault: faults[name], afterChunks }, scene };
  };
}

function isSetting(item: string): boolean {
  return settingNames.includes(item.split('=')[0] ?? '');
}

function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(faults, name);
}

function findNumber(items: string[], name: string): number | undefined {
  const found = items.find((item) => item.startsWith(`${name}=`));
  const value = found === undefined ? Number.NaN : Number(found.slice(name.length + 1));
  return Number.isFinite(value) ? value : undefined;
}
