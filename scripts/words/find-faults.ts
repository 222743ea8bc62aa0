/** Names, brands and file formats that are the same in every language. */
const NAMES =
  /\b(AI|MBTI|Big Five|Stanford-Binet|EVO|PDF|DOCX?|TXT|JPG|PNG|MP4|MOV|MB|JSON|HEXACO|16PF|DISC|MMPI|MCMI-IV|DSM-5|SCID|PID-5|BDI-II|BDI|BAI|GAD-7|PHQ-9|Anthropic|OpenAI|DeepSeek|Perplexity|Cookie|ID|Enter|Shift)\b/g;

/** Words that happen to be the same in two languages. */
const SHARED = new Set(
  'Chat Text Video Document Image Error Notification Notifications ({hotkey}) Stopp China Conversation Questions Contents text image document Images'.split(
    ' ',
  ),
);

export type Rules = {
  /** Whether the language uses a non-Latin script. */
  isOtherScript: boolean;
  never?: RegExp | undefined;
};

type Walk = { path: string; english: unknown; words: unknown; rules: Rules };

/** Every fault of a catalogue compared with the English one, as `path: fault`. */
export function findFaults({ path, english, words, rules }: Walk): string[] {
  if (typeof words === 'string') return faultsOf(words, english, rules).map((fault) => `${path}: ${fault}`);
  if (typeof words === 'function') return faultsOfFunction({ path, english, words, rules });
  if (typeof words !== 'object' || words === null) return [`${path}: no words`];
  const known = english as Record<string, unknown> | undefined;
  return [
    ...missingFaults(path, known, words),
    ...Object.entries(words).flatMap(([key, value]) =>
      findFaults({ path: `${path}.${key}`, english: known?.[key], words: value, rules }),
    ),
  ];
}

function missingFaults(path: string, english: unknown, words: object): string[] {
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english)
    .filter(([key]) => !(key in words))
    .map(([key, text]) => `${path}.${key}: missing${typeof text === 'string' ? `; in English it is “${text}”` : ''}`);
}

function faultsOf(text: string, english: unknown, { isOtherScript, never }: Rules): string[] {
  const bare = text
    .replaceAll(NAMES, '')
    .replaceAll('{hotkey}', '')
    .replaceAll(/⟦[^⟧]*⟧/g, '');
  const faults: string[] = [];
  if (text.trim() === '') faults.push('empty');
  if (/\{\}|#|undefined|\[object|NaN|TODO/.test(bare)) faults.push(`a leftover in “${text}”`);
  if (typeof english === 'string' && english.includes('{hotkey}') && !text.includes('{hotkey}'))
    faults.push('{hotkey} is lost');
  if (text === english && /\p{L}{3}/u.test(bare) && !isShared(text)) faults.push(`“${text}” is English`);
  if (isOtherScript && /\p{Script=Latin}{2}/u.test(bare)) faults.push(`Latin words in “${text}”`);
  if (/["']/.test(text)) faults.push(`typewriter quotes in “${text}”`);
  if (never?.test(text)) faults.push(`another form of address in “${text}”`);
  return faults;
}

const isShared = (text: string): boolean => text.split(/\s+/).every((word) => SHARED.has(word));

/** Calls the function with values of each kind. A value that never changes the result is a lost placeholder. */
function faultsOfFunction({ path, english, words, rules }: Walk): string[] {
  const call = words as (...values: unknown[]) => unknown;
  const count = typeof english === 'function' ? english.length : call.length;
  const tries = kindsFor(count).flatMap((kinds) => tryWith(kinds, call));
  const [best] = tries
    .map(({ said, lost }) => [
      ...lost.map((index) => `${path}: value ${index + 1} is lost`),
      ...findFaults({ path: `${path}()`, english: undefined, words: said, rules }),
    ])
    .toSorted((one, other) => one.length - other.length);
  return best ?? [`${path}: cannot be called`];
}

type Kind = (index: number, turn: number) => unknown;

/** All combinations of kinds for the values. */
function kindsFor(count: number): Kind[][] {
  if (count === 0) return [[]];
  return kindsFor(count - 1).flatMap((before) => [marks, numbers, lists].map((kind) => [...before, kind]));
}

function tryWith(kinds: Kind[], call: (...values: unknown[]) => unknown): { said: unknown; lost: number[] }[] {
  try {
    const values = kinds.map((kind, index) => kind(index, 1));
    const said = call(...values);
    const changes = (index: number): boolean =>
      JSON.stringify(call(...values.with(index, kinds[index]?.(index, 2)))) !== JSON.stringify(said);
    return [{ said, lost: [...values.keys()].filter((index) => !changes(index)) }];
  } catch {
    return []; // The function takes values of another kind.
  }
}

const marks = (index: number, turn: number): string => `⟦${index}${'x'.repeat(turn)}⟧`;
const numbers = (index: number, turn: number): number => 10 + index * 10 + turn * 3;
const lists = (index: number, turn: number): string[] => [marks(index, turn), marks(index, turn + 2)];
