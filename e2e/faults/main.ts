// `pnpm faults`: injects each fault while visitors use the product, and prints what was lost.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type InjectedFault, faults } from './faults.ts';
import { hasOwnNetwork, runInOwnNetwork } from './links.ts';
import { type FaultOutcome, runFault } from './run-fault.ts';
import { type DrawnFault, drawFaults, playFaults, shrink } from './random.ts';
import { runSoak } from './soak.ts';
import { renderTable } from './table.ts';
import { openFaultTarget, type FaultTarget } from './fault-target.ts';

const USAGE = `pnpm faults [--only worker-killed,api-killed] [--kills 50] [--seconds 5,20,60] [--visitors 10] [--smoke] [--old FOLDER]
pnpm faults --soak MINUTES [--visitors 10]
pnpm faults --random MINUTES [--seed N] [--visitors 10]
${faults.map(({ id, title }) => `  ${id.padEnd(30)}  ${title}`).join('\n')}
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string' },
    seconds: { type: 'string' },
    visitors: { type: 'string', default: '10' },
    smoke: { type: 'boolean', default: false },
    /** The folder of an installed checkout of another version. */
    old: { type: 'string' },
    soak: { type: 'string' },
    random: { type: 'string' },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** How long faults are drawn from one seed. */
const DRAWN_MS = 120_000;

const isRoot = userInfo().uid === 0;

/** The size of a fault, once for every requested length. */
function sizesOf(fault: InjectedFault): { times: number; seconds: number }[] {
  const { times, seconds } = values.smoke ? fault.smoke : fault.full;
  const lengths = seconds > 0 && values.seconds ? values.seconds.split(',').map(Number) : [seconds];
  return lengths.map((length) => ({
    times: times > 1 && values.kills ? Number(values.kills) : times,
    seconds: length,
  }));
}

/** Consecutive faults with the same stores and pace share one target; a failover always needs a new one afterwards. */
async function main(): Promise<boolean> {
  const chosen = faults.filter(({ id }) => !values.only || values.only.split(',').includes(id));
  const outcomes: FaultOutcome[] = [];
  let target: FaultTarget | undefined;
  let opened = '';
  try {
    for (const fault of chosen) {
      if (['small disks', 'links', 'names'].includes(fault.stores ?? '') && !isRoot) {
        console.error(`${fault.title}: left out, only root can mount a small disk or make a network`);
        continue;
      }
      if (fault.needsOld && !values.old) {
        console.error(`${fault.title}: left out, --old names no folder of another version`);
        continue;
      }
      const { stores = 'plain', isSlow = false } = fault;
      const wanted = JSON.stringify({ stores, isSlow });
      if (!target || opened !== wanted || target.failOver) {
        await target?.close();
        opened = wanted;
        target = await openFaultTarget({ stores, isSlow, old: values.old });
      }
      for (const size of sizesOf(fault)) {
        const outcome = await runFault(target, fault, { ...size, visitors: Number(values.visitors) });
        outcomes.push(outcome);
        tell(outcome);
      }
    }
  } finally {
    await target?.close();
  }
  console.log(renderTable(outcomes));
  return outcomes.every(({ violations }) => violations.length === 0);
}

/** Draws faults from seeds until the time is over. A sequence that fails is shrunk, and its seed printed. */
async function runRandom(minutes: number): Promise<boolean> {
  const end = performance.now() + minutes * 60_000;
  const visitors = Number(values.visitors);
  let isWell = true;
  for (let seed = Number(values.seed ?? Date.now() % 1_000_000); performance.now() < end; seed += 1) {
    const sequence = drawFaults(seed, DRAWN_MS);
    console.error(`seed ${seed}: ${sequence.map(({ what }) => what).join(', ')}`);
    const outcome = await playDrawn(sequence, visitors);
    if (outcome.violations.length === 0) continue;
    isWell = false;
    const left = await shrink(sequence, async (shorter) => (await playDrawn(shorter, visitors)).violations.length > 0);
    console.log(`seed ${seed} fails, shrunk to ${JSON.stringify(left)}`);
  }
  return isWell;
}

async function playDrawn(sequence: DrawnFault[], visitors: number): Promise<FaultOutcome> {
  const target = await openFaultTarget();
  try {
    const size = { times: 1, seconds: Math.round(DRAWN_MS / 1_000) };
    const drawn: InjectedFault = {
      id: 'drawn',
      title: 'drawn faults',
      mayFail: true,
      mayPayTwice: 'in flight',
      full: size,
      smoke: size,
      inject: (context) => playFaults(sequence, context),
    };
    const outcome = await runFault(target, drawn, { ...size, visitors });
    tell(outcome);
    return outcome;
  } finally {
    await target.close();
  }
}

function tell({ fault, size, findings, violations }: FaultOutcome): void {
  console.error(JSON.stringify({ fault: fault.title, ...size, ...findings, problems: undefined }));
  for (const problem of findings.problems.slice(0, 20)) console.error(`  ${problem}`);
  for (const violation of violations) console.error(`  BROKEN: ${violation}`);
}

if (values.help) console.log(USAGE);
else if (isRoot && !hasOwnNetwork()) process.exitCode = await runInOwnNetwork();
else if (values.soak) process.exitCode = (await runSoak(Number(values.soak), Number(values.visitors))) ? 0 : 1;
else if (values.random) process.exitCode = (await runRandom(Number(values.random))) ? 0 : 1;
else process.exitCode = (await main()) ? 0 : 1;
