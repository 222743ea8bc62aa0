import { type SimulatedFault, type FaultName, faults } from './faults.ts';

export type FaultOrder = { name: FaultName; fault: SimulatedFault; afterChunks: number };

/** The people that simulated images show. */
export type SceneOrder = {
  /** The number of people, from 0. Undefined: derived from the images. */
  people: number | undefined;
  /** The last person does not look like an adult. */
  hasMinor: boolean;
};

export type SimulatorOrder = { fault: FaultOrder | undefined; scene: SceneOrder };

const DEFAULT_AFTER_CHUNKS = 5;
const settingNames = ['times', 'after', 'people', 'minor'];
const SMALL = 'small-fault=';

/**
 * Orders come from the test (`given`) or in an API key that starts with `sim-`, never from visitor text. Items are
 * separated by semicolons, each with or without the prefix `sim-`:
 *   `sim-fault=cut`   a fault by its name in `faults.ts`; the bare name is enough
 *   `times=1`         only for this many first calls with this order
 *   `after=9`         the number of chunks after which a stream breaks
 *   `sim-people=3`    the number of people in the images
 *   `sim-minor`       the last of them is not an adult
 *   `small-fault=cut` a fault of the small models only; all other faults apply to writing models
 */
export function createOrderReader(
  usualPeople?: number,
): (given: string | undefined, apiKey: string, isSmall?: boolean) => SimulatorOrder {
  const used = new Map<string, number>();

  return (given, apiKey, isSmall = false) => {
    const order = given ?? (apiKey.startsWith('sim-') ? apiKey : '');
    const items = order
      .split(';')
      .map((item) => item.trim().replace(/^sim-/, ''))
      .filter((item) => item !== '');
    const scene = { people: findNumber(items, 'people') ?? usualPeople, hasMinor: items.includes('minor') };
    const name = items
      .filter((item) => item.startsWith(SMALL) === isSmall)
      .find((item) => !settingNames.includes(item.split('=')[0] ?? ''))
      ?.replace(/^(?:small-)?fault=/, '');
    if (name === undefined) return { fault: undefined, scene };
    if (!isFaultName(name)) throw new Error(`unknown fault "${name}"`);

    const key = `${isSmall} ${order}`;
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    if (count > (findNumber(items, 'times') ?? Infinity)) return { fault: undefined, scene };
    const afterChunks = findNumber(items, 'after') ?? DEFAULT_AFTER_CHUNKS;
    return { fault: { name, fault: faults[name], afterChunks }, scene };
  };
}

const isFaultName = (name: string): name is FaultName => Object.hasOwn(faults, name);

/** The number of an item such as `times=3`. */
function findNumber(items: string[], name: string): number | undefined {
  const value = Number(items.find((item) => item.startsWith(`${name}=`))?.slice(name.length + 1));
  return Number.isFinite(value) ? value : undefined;
}
