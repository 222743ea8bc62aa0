// `pnpm faults`: injects each fault while visitors use the product, and prints what was lost.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type InjectedFault, faults } from './faults.ts';
import { hasOwnNetwork, runInOwnNetwork } from './links.ts';
import { type FaultOutcome, runFault } from './run-fault.ts';
import { runSoak } from './soak.ts';
import { renderTable } from './table.ts';
import { openFaultTarget, type FaultTarget } from './fault-target.ts';

const USAGE = `pnpm faults [--only worker-killed,api-killed] [--kills 50] [--seconds 5,20,60] [--visitors 10] [--smoke] [--old FOLDER]
pnpm faults --soak MINUTES [--visitors 10]
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
    help: { type: 'boolean', default: false },
  },
});

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

function tell({ fault, size, findings, violations }: FaultOutcome): void {
  console.error(JSON.stringify({ fault: fault.title, ...size, ...findings, problems: undefined }));
  for (const problem of findings.problems.slice(0, 20)) console.error(`  ${problem}`);
  for (const violation of violations) console.error(`  BROKEN: ${violation}`);
}

if (values.help) console.log(USAGE);
else if (isRoot && !hasOwnNetwork()) process.exitCode = await runInOwnNetwork();
else if (values.soak) process.exitCode = (await runSoak(Number(values.soak), Number(values.visitors))) ? 0 : 1;
else process.exitCode = (await main()) ? 0 : 1;
