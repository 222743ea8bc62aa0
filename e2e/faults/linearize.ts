/** One action of a visitor on a session, with its times. Without an answer, it is unknown whether it took effect. */
export type TimedOperation = { beganMs: number; endedMs: number; call: OperationKind };

export type OperationKind =
  | { name: 'submit'; id: string }
  | { name: 'stop'; id: string; answer: 'cancelled' | 'too late' | 'unknown' | undefined }
  | { name: 'clear'; isAnswered: boolean }
  | { name: 'share'; id: string; answer: 'shared' | 'unknown' | 'unfinished' | undefined }
  | { name: 'messages'; ids: string[] };

/** The model of a session: an analysis is open until its message exists or its visitor has stopped it. */
type Session = ReadonlyMap<string, State>;
type State = 'open' | 'done' | 'stopped';

/**
 * Whether one order of all actions, each between its start and its end, explains every answer. Uses the search of Wing
 * and Gong with Lowe's cache of visited states, as Porcupine does.
 */
export function isLinearizable(operations: TimedOperation[]): boolean {
  const sorted = operations.toSorted((one, other) => one.beganMs - other.beganMs);
  const tried = new Set<string>();

  function goOn(done: ReadonlySet<number>, session: Session): boolean {
    const left = sorted.map((operation, index) => ({ operation, index })).filter(({ index }) => !done.has(index));
    // An unanswered action may never have taken effect.
    if (left.every(({ operation }) => operation.endedMs === Infinity)) return true;
    const state = JSON.stringify([
      left.map(({ index }) => index),
      [...session].map((entry) => entry.join(' ')).toSorted(),
    ]);
    if (tried.has(state)) return false;
    tried.add(state);
    const firstEndMs = Math.min(...left.map(({ operation }) => operation.endedMs));
    return left
      .filter(({ operation }) => operation.beganMs <= firstEndMs)
      .some(({ operation, index }) => {
        const next = apply(session, operation.call);
        return next !== undefined && goOn(new Set([...done, index]), next);
      });
  }
  return goOn(new Set(), new Map());
}

/** Returns the session afterwards; undefined when the answer would be wrong in this state. */
function apply(session: Session, call: OperationKind): Session | undefined {
  switch (call.name) {
    case 'submit':
      return session.has(call.id) ? undefined : put(session, call.id, 'open');
    case 'clear':
      return new Map();
    case 'stop':
      return applyStop(session, call);
    case 'share':
      return applyShare(session, call);
    case 'messages':
      return applyMessages(session, call.ids);
  }
}

const put = (session: Session, id: string, state: State): Session => new Map([...session, [id, state]]);

function applyStop(session: Session, { id, answer }: OperationKind & { name: 'stop' }): Session | undefined {
  const state = session.get(id);
  switch (answer) {
    case undefined:
      return state === 'open' ? put(session, id, 'stopped') : session;
    case 'unknown':
      return state === undefined ? session : undefined;
    case 'too late':
      return state === 'open' || state === 'done' ? put(session, id, 'done') : undefined;
    case 'cancelled':
      return state === 'open' || state === 'stopped' ? put(session, id, 'stopped') : undefined;
  }
}

function applyShare(session: Session, { id, answer }: OperationKind & { name: 'share' }): Session | undefined {
  const state = session.get(id);
  switch (answer) {
    case undefined:
      return session;
    case 'unknown':
      return state === undefined ? session : undefined;
    case 'shared':
      return state === 'open' || state === 'done' ? put(session, id, 'done') : undefined;
    case 'unfinished':
      return state === 'open' || state === 'stopped' ? session : undefined;
  }
}

function applyMessages(session: Session, ids: string[]): Session | undefined {
  const isPossible =
    ids.every((id) => session.has(id) && session.get(id) !== 'stopped') &&
    [...session].every(([id, state]) => state !== 'done' || ids.includes(id));
  return isPossible ? new Map([...session, ...ids.map((id) => [id, 'done'] as const)]) : undefined;
}
