import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type Fault, faults } from './faults.ts';
import { type Outcome, runFault } from './run-fault.ts';
import { renderTable } from './table.ts';
import { openWorld, type World } from './world.ts';

const USAGE = `pnpm faults [--only a,b] [--kills 50] [--seconds 60] [--visitors 10] [--smoke]
${faults.map(({ id, title }) => `  ${id}  ${title}`).join('\n')}
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string' },
    seconds: { type: 'string' },
    visitors: { type: 'string', default: '10' },
    smoke: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function sizeOf(fault: Fault): { times: number; seconds: number } {
  const { times, seconds } = values.smoke ? fault.smoke : fault.full;
  return {
    times: times > 1 && values.kills ? Number(values.kills) : times,
    seconds: seconds > 0 && values.seconds ? Number(values.seconds) : seconds,
  };
}

/** Faults that need nothing special share one world, one after the other. */
async function main(): Promise<boolean> {
  const chosen = faults.filter(({ id }) => !values.only || values.only.split(',').includes(id));
  const outcomes: Outcome[] = [];
  let world: World | undefined;
  let isSmall = false;
  try {
    for (const fault of chosen) {
      if (fault.hasSmallDisks && userInfo().uid !== 0) {
        console.error(`${fault.title}: left out, only root can mount a small disk`);
        continue;
      }
      if (!world || isSmall !== (fault.hasSmallDisks ?? false)) {
        await world?.close();
        isSmall = fault.hasSmallDisks ?? false;
        world = await openWorld({ hasSmallDisks: isSmall });
      }
      const outcome = await runFault(world, fault, { ...sizeOf(fault), visitors: Number(values.visitors) });
      outcomes.push(outcome);
      console.error(JSON.stringify({ fault: fault.title, ...outcome.findings, problems: undefined }));
      for (const problem of outcome.findings.problems.slice(0, 20)) console.error(`  ${problem}`);
      for (const objection of outcome.objections) console.error(`  BROKEN: ${objection}`);
    }
  } finally {
    await world?.close();
  }
  console.log(renderTable(outcomes));
  return outcomes.every(({ objections }) => objections.length === 0);
}

if (values.help) console.log(USAGE);
else process.exitCode = (await main()) ? 0 : 1;
