import { checkHistory, END_LIMIT_MS, type Findings, zeroCounts } from './check-history.ts';
import type { InjectedFault } from './faults.ts';
import { startLoad, writeHistory } from './load.ts';
import { createFaultInjector } from './fault-context.ts';
import type { FaultTarget } from './fault-target.ts';

export type FaultOutcome = {
  fault: InjectedFault;
  size: { times: number; seconds: number };
  findings: Findings;
  /** The longest time until the product worked again. */
  recoveryMs: number;
  notes: string[];
  /** The reasons for a failure; empty when the run passed. */
  violations: string[];
};

/** Starts the load, injects the fault, stops the load and checks the result. */
export async function runFault(
  target: FaultTarget,
  fault: InjectedFault,
  { times, seconds, visitors }: { times: number; seconds: number; visitors: number },
): Promise<FaultOutcome> {
  const load = startLoad(target, visitors);
  const { injectFault, recoveries } = createFaultInjector(load);
  const notes: string[] = [];
  const violations: string[] = [];
  const context = {
    target,
    load,
    times,
    seconds,
    injectFault,
    note: (message: string) => void notes.push(message),
    reportViolation: (message: string) => void violations.push(message),
  };
  const cutBefore = target.cutCalls();
  await fault.inject(context).catch(async (error: unknown) => {
    await load.stop().catch(() => {}); // consequences of the error thrown below
    throw error;
  });
  await load.stop();
  for (const { process: member } of [...target.stack.apis, ...target.stack.workers])
    if (member.exitCode !== null || member.signalCode !== null) violations.push('a process ended by itself');
  const endLimitMs = END_LIMIT_MS + seconds * 1_000 + times * (fault.delaysByMs ?? 0);
  const findings = checkHistory(await writeHistory(target, load.log), endLimitMs);
  for (const kind of zeroCounts)
    if (findings[kind] > 0 && !mayHappen(fault, kind)) violations.push(`${kind} ${findings[kind]}`);
  if (fault.mayPayTwice === 'in flight') {
    const inFlight = target.cutCalls() - cutBefore;
    notes.push(`in flight ${inFlight}, calls of one part at most ${findings.mostCalls}`);
    if (findings.paidTwice > inFlight) violations.push(`paid twice ${findings.paidTwice}, in flight ${inFlight}`);
  }
  if (!fault.mayFail && findings.failed > 0) violations.push(`failed requests ${findings.failed}`);
  return {
    fault,
    size: { times, seconds },
    findings,
    recoveryMs: Math.round(Math.max(0, ...recoveries)),
    notes,
    violations,
  };
}

function mayHappen({ mayPayTwice, mayForget }: InjectedFault, kind: (typeof zeroCounts)[number]): boolean {
  if (kind === 'paidTwice') return mayPayTwice !== undefined;
  return (mayForget ?? false) && ['lost', 'falseAcks', 'different', 'returned', 'double', 'unclear'].includes(kind);
}
