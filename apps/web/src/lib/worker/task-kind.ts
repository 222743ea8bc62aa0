/** What a worker is asked, what it answers, and what it notes on the way. */
export type TaskKind = { task: unknown; answer: unknown; note: unknown };

export type TaskMessage<Kind extends TaskKind> =
  | { type: 'note'; note: Kind['note'] }
  | { type: 'done'; answer: Kind['answer'] }
  | { type: 'failed'; message: string };
