export type TaskName = 'readings' | 'passages' | 'letter' | 'last-reader';

/** One dimension that a task requests. */
export type AskedDimension = {
  key: string;
  scale: string;
  title: string;
  /** The heading above it, which all dimensions of one lens share. */
  heading: string;
  /** Listed only if the material mentions it. */
  isOptional: boolean;
};

export type Task = {
  name: TaskName;
  /** The answer fields to fill; all others stay empty. */
  fields: Set<string>;
  dimensions: AskedDimension[];
  itemKeys: string[];
  framework: string | undefined;
};

const OPTIONAL = '(only what the material speaks of)';

/** Undefined when the text is not a report task. */
export function readTask(prompt: string): Task | undefined {
  const name = /^Task: (readings|passages|letter|last-reader)\s*$/m.exec(prompt)?.[1] as TaskName | undefined;
  if (name === undefined) return undefined;
  const fields = /^Fill: (.*)$/m.exec(prompt)?.[1] ?? '';
  const dimensions: AskedDimension[] = [];
  const itemKeys: string[] = [];
  let heading = '';
  for (const line of prompt.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3).trim();
    if (line.startsWith('- key: ')) dimensions.push(readDimension(line, heading));
    if (line.startsWith('- item: ')) itemKeys.push(/[^|\s]+/.exec(line.slice('- item: '.length))?.[0] ?? '');
  }
  return {
    name,
    fields: new Set(fields.split(',').map((field) => field.trim().replace(/\.$/, ''))),
    dimensions,
    itemKeys,
    framework: /^Framework: ([\w-]+)\s*$/m.exec(prompt)?.[1],
  };
}

/** `- key: bigfive.openness | scale: unipolar | length: two sentences | Openness: what to look for.` */
function readDimension(line: string, heading: string): AskedDimension {
  const [first = '', ...others] = line.split(' | ');
  const key = first.slice('- key: '.length).trim();
  const scale = others.find((part) => part.startsWith('scale: '))?.slice('scale: '.length);
  const described = others.find((part) => !/^(scale|length): /.test(part)) ?? '';
  const [, title = (key.split('.').at(-1) ?? key).replaceAll('_', ' ')] = /^(.+?)(?::|\.(?: |$))/.exec(described) ?? [];
  return {
    key,
    scale: scale ?? 'prose',
    // "Signs of anxiety" in a sentence reads like a finding, and the product would withhold the sentence.
    title: title.replace(/(\bsigns) of .*$/i, '$1'),
    heading,
    isOptional: heading.endsWith(OPTIONAL),
  };
}
