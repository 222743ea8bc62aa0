export type Operand =
  | { type: 'literal'; value: string | number | boolean }
  /** `.`, `$` or a variable, and the fields taken from it. */
  | { type: 'path'; root: string; fields: string[] }
  | { type: 'call'; pipeline: Pipeline };
export type Command = { name?: string; operands: Operand[] };
export type Pipeline = Command[];

const WORD = /\s*("(?:[^"\\]|\\.)*"|[()|]|[^\s()|"]+)/y;

export function readPipeline(text: string): Pipeline {
  const words = splitWords(text);
  const pipeline = readCommands(words);
  if (words.length > 0) throw new Error(`${text}: a bracket too many`);
  return pipeline;
}

function splitWords(text: string): string[] {
  const words: string[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) words.push(match[1] ?? '');
  return words;
}

/** Up to the bracket that closes it. */
function readCommands(words: string[]): Pipeline {
  const pipeline: Pipeline = [{ operands: [] }];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const command = pipeline.at(-1);
    if (word === ')') return [...pipeline];
    if (word === '|') pipeline.push({ operands: [] });
    else if (word === '(') command?.operands.push({ type: 'call', pipeline: readCommands(words) });
    else if (command && command.operands.length === 0 && /^[a-zA-Z]\w*$/.test(word) && !isBoolean(word))
      command.name = word;
    else command?.operands.push(readOperand(word));
  }
  return pipeline;
}

const isBoolean = (word: string): boolean => word === 'true' || word === 'false';

function readOperand(word: string): Operand {
  if (word.startsWith('"')) return { type: 'literal', value: JSON.parse(word) as string };
  if (isBoolean(word)) return { type: 'literal', value: word === 'true' };
  if (/^-?\d+$/.test(word)) return { type: 'literal', value: Number(word) };
  const [, root, fields = ''] = /^(\.|\$\w*)(.*)$/.exec(word) ?? [];
  if (root === undefined) throw new Error(`${word} is nothing this reader knows`);
  return { type: 'path', root, fields: fields.split('.').filter(Boolean) };
}
