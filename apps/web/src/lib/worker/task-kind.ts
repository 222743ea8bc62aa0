/** The types of a worker task, its result, and its progress notes. */
export type TaskKind = { task: unknown; answer: unknown; note: unknown };

export type TaskMessage<Kind extends TaskKind> =
  | { type: 'note'; note: Kind['note'] }
  | { type: 'done'; answer: Kind['answer'] }
  | { type: 'failed'; message: string };
