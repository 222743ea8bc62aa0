// Starts every service of deploy/compose.yaml as a container, in order, and visits the site through its proxy. Called by
// check-image.ts in a network and mount namespace of its own: FOLDER holds the images and a copy of deploy/.
import { checkConfinement, canReach } from './image/check-confinement.ts';
import { openStack } from './image/stack.ts';
import { visit } from './image/visit.ts';

const [, , folder = ''] = process.argv;
const began = performance.now();
const tell = (fact: string): void => console.log(`${((performance.now() - began) / 1_000).toFixed(1)} s  ${fact}`);
const stack = await openStack({ folder, tell });
const { compose, containers, started, isStandIn } = stack;

try {
  await stack.startAll();
  await visit({ url: stack.url, readLink: stack.readLink }, tell);
  // Without real calls: nothing leads to a provider here, and `doctor` rightly objects to the simulator.
  const doctor = containers.exec('worker', ['sh', '-c', 'node apps/ops/src/main.ts doctor --no-calls || true']);
  const found = doctor.split('\n').filter((line) => line.startsWith('fail') && !line.includes('SIMULATOR_URL'));
  tell(`doctor in the worker: ${doctor.split('\n').at(-1)}`);

  const running = started.filter((name) => containers.inspect(name).State.Running);
  const faults = [...found, ...running.flatMap((name) => checkConfinement(name, { compose, containers }))];
  if (!doctor.includes('ok')) faults.push('doctor in the worker said nothing');
  const way = `10.89.${Object.keys(compose.networks).indexOf('egress') + 1}.1`;
  for (const name of running.filter((each) => !isStandIn(each)))
    if (canReach(containers, name, way) !== (name === 'worker')) faults.push(`${name}: its way out is not as promised`);
  for (const name of running.toReversed()) {
    const code = containers.stop(name);
    if (!isStandIn(name) && code !== 0) faults.push(`${name}: ended with ${code} when it was asked to stop`);
  }
  for (const fault of faults) console.error(fault);
  tell(`${started.length} services, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  for (const name of started) console.error(`== ${name}\n${containers.log(name)}`);
  process.exitCode = 1;
} finally {
  stack.close();
  // What is still being started or waited for ends with this.
  process.exit();
}
