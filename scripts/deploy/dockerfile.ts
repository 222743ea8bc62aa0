/** One instruction of a Dockerfile, its continued lines joined. */
export type Instruction = { line: number; word: string; flags: Record<string, string>; rest: string };
export type Stage = { name: string; from: string; instructions: Instruction[] };

/** The stages of a Dockerfile, in order. Knows what ours uses: no heredocs, no parser directives. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const { line, text: whole } of joinLines(text)) {
    const [word = '', ...words] = whole.split(/\s+/);
    const flags = words.slice(
      0,
      words.findIndex((each) => !each.startsWith('--')),
    );
    const instruction: Instruction = {
      line,
      word: word.toUpperCase(),
      flags: Object.fromEntries(flags.map((flag) => toPair(flag.slice(2)))),
      rest: words.slice(flags.length).join(' '),
    };
    if (instruction.word === 'FROM') {
      const [from = '', , name = String(stages.length)] = instruction.rest.split(' ');
      stages.push({ name, from, instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

function toPair(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function joinLines(text: string): { line: number; text: string }[] {
  const joined: { line: number; text: string }[] = [];
  let isOpen = false;
  for (const [index, raw] of text.split('\n').entries()) {
    const part = raw.trim();
    if (part === '' || part.startsWith('#')) continue;
    const content = part.replace(/\s*\\$/, '');
    const last = joined.at(-1);
    if (isOpen && last) last.text += ` ${content}`;
    else joined.push({ line: index + 1, text: content });
    isOpen = part.endsWith('\\');
  }
  return joined;
}

/** All values of ENV in a stage. */
export function environmentOf({ instructions }: Stage): Record<string, string> {
  const pairs = instructions.filter(({ word }) => word === 'ENV').flatMap(({ rest }) => rest.split(' '));
  return Object.fromEntries(pairs.map(toPair));
}

type Facts = {
  /** The versions continuous integration runs. */
  node: string;
  pnpm: string;
  /** Whether a path of the build context exists. */
  isThere: (path: string) => boolean;
};

const SECRET = /(password|passwd|secret|token|api_?key|server_keys)\w*\s*[=:]/i;

/** What must hold of our Dockerfile; each fault names its line. */
export function checkDockerfile(stages: Stage[], facts: Facts): string[] {
  const last = stages.at(-1);
  if (!last) return ['Dockerfile: no stage'];
  const names = new Set(stages.map(({ name }) => name));
  return [
    ...stages.flatMap((stage) => checkBase(stage, names, facts)),
    ...stages.flatMap(({ instructions }) =>
      instructions.flatMap((instruction) => checkInstruction(instruction, names, facts)),
    ),
    ...checkLast(last),
  ].map((fault) => `Dockerfile: ${fault}`);
}

function checkBase({ from, name }: Stage, names: Set<string>, { node }: Facts): string[] {
  if (names.has(from)) return [];
  return from === `node:${node}-bookworm-slim` ? [] : [`stage ${name} stands on ${from}, not on Node ${node}`];
}

function checkInstruction({ word, line, flags, rest }: Instruction, names: Set<string>, facts: Facts): string[] {
  const faults: string[] = [];
  const at = `line ${line}`;
  if (['ARG', 'ENV', 'LABEL', 'RUN'].includes(word) && SECRET.test(rest)) faults.push(`${at} holds a secret`);
  if (word === 'ADD') faults.push(`${at} uses ADD`);
  if (word === 'COPY') {
    const sources = rest.split(' ').slice(0, -1);
    const isKnown = flags['from'] === undefined || names.has(flags['from']);
    if (!isKnown) faults.push(`${at} copies from ${flags['from']}, which is no stage`);
    if (flags['from'] === undefined)
      faults.push(
        ...sources.filter((path) => !facts.isThere(path)).map((path) => `${at} copies ${path}, which is not there`),
      );
  }
  if (word === 'RUN') faults.push(...checkRun(rest, facts).map((fault) => `${at} ${fault}`));
  return faults;
}

function checkRun(command: string, { pnpm }: Facts): string[] {
  const faults: string[] = [];
  const installed = /\bnpm install\b.*\bpnpm@(\S+)/.exec(command)?.[1];
  if (installed !== undefined && installed !== pnpm) faults.push(`installs pnpm ${installed}, not ${pnpm}`);
  if (/\bpnpm install\b/.test(command)) {
    if (!command.includes('--frozen-lockfile')) faults.push('installs without the lockfile');
    if (!command.includes('--ignore-scripts')) faults.push('lets install scripts run');
  }
  if (/\bapt-get install\b/.test(command) && !command.includes('--no-install-recommends'))
    faults.push('installs what is only recommended');
  return faults;
}

function checkLast({ instructions }: Stage): string[] {
  const all = (word: string) => instructions.filter((instruction) => instruction.word === word);
  const user = all('USER').at(-1)?.rest;
  return [
    // By number: only then can its keeper see that it is not root.
    ...(user && /^[1-9]\d*:[1-9]\d*$/.test(user) ? [] : ['the last stage does not end as a numbered user']),
    ...['HEALTHCHECK', 'STOPSIGNAL', 'ENTRYPOINT', 'CMD']
      .filter((word) => all(word).length === 0)
      .map((word) => `no ${word}`),
    ...all('CMD')
      .filter(({ rest }) => !rest.startsWith('['))
      .map(() => 'CMD is run by a shell, which keeps signals to itself'),
  ];
}
