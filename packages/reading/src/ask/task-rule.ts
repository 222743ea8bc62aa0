export const TASK_RULE =
  'After the material comes your task: it names the fields of the answer to fill. The report is written by several calls, each with a task of its own; fill only the fields of yours. Every other field stays empty: "" for text, [] for lists, false, and -1 for numbers.';
