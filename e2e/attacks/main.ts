// `pnpm attacks`: runs each attack while honest visitors use the product, and prints what they notice.
import { parseArgs } from 'node:util';
import type { Senders } from './addresses.ts';
import { attacks } from './attacks.ts';
import { canLimitMemory } from './memory-cgroup.ts';
import { measureTexts } from './measure-texts.ts';
import { type ProductInContainers, openProductInContainers } from './product-in-containers.ts';
import { type AttackOutcome, runAttack, type Size, visitIdle } from './run-attack.ts';
import type { VisitStep } from './honest.ts';
import { renderTable } from './table.ts';

const USAGE = `pnpm attacks [--only expansion,quote] [--by one,many,scattered] [--seconds 40] [--idle 30] [--visitors 20] [--networks 1000]
pnpm attacks --texts
${attacks.map(({ id, title }) => `  ${id}  ${title}`).join('\n')}
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    by: { type: 'string', default: 'one,many' },
    seconds: { type: 'string', default: '40' },
    idle: { type: 'string', default: '30' },
    visitors: { type: 'string', default: '20' },
    networks: { type: 'string', default: '1000' },
    think: { type: 'string', default: '8000' },
    /** Measures only the cost of hostile texts. */
    texts: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Code is compiled at its first use; that is not what a row is held against. */
const WARM_UP_SECONDS = 10;

const NO_CGROUP =
  'Skipped: no memory cgroup can be made here, and without one the memory of a container cannot be measured. Run as root, ' +
  'where the memory controller is delegated to this shell (cgroup version 1, or version 2 below a slice of systemd).';

const sendersOf: Record<string, Senders> = {
  one: 'one address',
  many: 'many networks',
  scattered: 'scattered networks',
};

const size: Size = {
  seconds: Number(values.seconds),
  visitors: Number(values.visitors),
  networks: Number(values.networks),
  thinkMs: Number(values.think),
};

async function main(): Promise<void> {
  const chosen = attacks.filter(({ id }) => !values.only || values.only.split(',').includes(id));
  const outcomes: AttackOutcome[] = [];
  let product: ProductInContainers | undefined;
  let idle: VisitStep[] = [];
  try {
    for (const attack of chosen) {
      for (const by of values.by.split(',')) {
        const senders = sendersOf[by];
        if (!senders) throw new Error(USAGE);
        if (!product) {
          product = await openProductInContainers();
          await visitIdle(product, { ...size, seconds: WARM_UP_SECONDS });
          idle = await visitIdle(product, { ...size, seconds: Number(values.idle) });
        }
        const outcome = await runAttack(product, attack, { ...size, senders, idle });
        outcomes.push(outcome);
        console.error(JSON.stringify({ ...outcome, attack: attack.id }));
        // A dead process is not replaced, so the next row starts with a new product.
        if (outcome.dead.length > 0) {
          await product.close();
          product = undefined;
        }
      }
    }
  } finally {
    await product?.close();
  }
  console.log(renderTable(outcomes));
}

if (values.help) console.log(USAGE);
else if (values.texts) console.log(await measureTexts());
else if (!(await canLimitMemory())) console.log(NO_CGROUP);
else await main();
