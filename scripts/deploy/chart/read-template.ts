import { type Pipeline, readPipeline } from './read-pipeline.ts';

/** The part of Helm's template language our chart is written in; anything else is an error, not a guess. */
export type Node =
  | { type: 'text'; text: string }
  | { type: 'print'; pipeline: Pipeline }
  | { type: 'assign'; name: string; pipeline: Pipeline }
  | { type: 'if'; branches: { test?: Pipeline; body: Node[] }[] }
  | { type: 'with'; pipeline: Pipeline; body: Node[] }
  | { type: 'range'; names: string[]; pipeline: Pipeline; body: Node[] }
  | { type: 'define'; name: string; body: Node[] };

type Token = { type: 'text' | 'action'; text: string };

const ACTION = /\{\{(-)?\s*(\/\*[\s\S]*?\*\/|[\s\S]*?)\s*(-)?\}\}/g;

export function readTemplate(source: string): Node[] {
  const tokens = tokenize(source);
  const { body, end } = readBody(tokens);
  if (end !== undefined) throw new Error(`{{ ${end} }} closes nothing`);
  return body;
}

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  let trimsNext = false;
  for (const match of source.matchAll(ACTION)) {
    const before = source.slice(from, match.index);
    const left = trimsNext ? before.trimStart() : before;
    tokens.push({ type: 'text', text: match[1] ? left.trimEnd() : left });
    if (!match[2]?.startsWith('/*')) tokens.push({ type: 'action', text: match[2] ?? '' });
    trimsNext = match[3] !== undefined;
    from = match.index + match[0].length;
  }
  const rest = source.slice(from);
  return [...tokens, { type: 'text', text: trimsNext ? rest.trimStart() : rest }];
}

/** Up to the `end` or `else` that closes it. */
function readBody(tokens: Token[]): { body: Node[]; end?: string } {
  const body: Node[] = [];
  for (let token = tokens.shift(); token; token = tokens.shift()) {
    if (token.type === 'text') body.push({ type: 'text', text: token.text });
    else if (/^(end|else)\b/.test(token.text)) return { body, end: token.text };
    else body.push(readAction(token.text, tokens));
  }
  return { body };
}

function readAction(text: string, tokens: Token[]): Node {
  const [, word = '', rest = ''] = /^(if|with|range|define)\s+([\s\S]*)$/.exec(text) ?? [];
  switch (word) {
    case 'if':
      return readIf(rest, tokens);
    case 'with':
      return { type: 'with', pipeline: readPipeline(rest), body: readClosed(text, tokens) };
    case 'define':
      return { type: 'define', name: rest.replaceAll('"', ''), body: readClosed(text, tokens) };
    case 'range': {
      const [, names = '', list = ''] = /^(\$[^:]*):=\s*(.*)$/.exec(rest) ?? [];
      return {
        type: 'range',
        names: names.split(',').map((name) => name.trim()),
        pipeline: readPipeline(list),
        body: readClosed(text, tokens),
      };
    }
    default: {
      const [, name, value] = /^(\$\w+)\s*:=\s*([\s\S]*)$/.exec(text) ?? [];
      return name !== undefined && value !== undefined
        ? { type: 'assign', name, pipeline: readPipeline(value) }
        : { type: 'print', pipeline: readPipeline(text) };
    }
  }
}

function readIf(test: string, tokens: Token[]): Node {
  const branches: { test?: Pipeline; body: Node[] }[] = [];
  let next: string | undefined = test;
  for (;;) {
    const { body, end } = readBody(tokens);
    branches.push(next === undefined ? { body } : { test: readPipeline(next), body });
    if (end === undefined) throw new Error(`{{ if ${test} }} is not closed`);
    if (end === 'end') return { type: 'if', branches };
    next = /^else if\s+([\s\S]*)$/.exec(end)?.[1];
  }
}

function readClosed(opening: string, tokens: Token[]): Node[] {
  const { body, end } = readBody(tokens);
  if (end !== 'end') throw new Error(`{{ ${opening} }} is not closed`);
  return body;
}
