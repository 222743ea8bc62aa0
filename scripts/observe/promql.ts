export type Selector = { name: string; matchers: { label: string; operator: string; value: string }[] };

const GROUPING = /\b(by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;
const words = new Set(['and', 'or', 'unless', 'bool']);

/** The series an expression asks for, with what it asks of their labels. */
export function selectorsOf(expression: string): Selector[] {
  // What is left without groupings and ranges is names, functions, numbers and words of the language.
  const bare = expression.replaceAll(GROUPING, ' ').replaceAll(/\[[^\]]*\]/g, '');
  const found = bare.matchAll(/(?<![\w"])([a-z_]\w*)(?![\w(])(?:\{((?:[^}"]|"[^"]*")*)\})?(?!\s*\()/gi);
  return [...found].flatMap(([, name = '', list = '']) =>
    words.has(name) ? [] : [{ name, matchers: matchersOf(list) }],
  );
}

/** The labels an expression groups by or joins on. */
export function groupedBy(expression: string): string[] {
  return [...expression.matchAll(GROUPING)].flatMap(([, , list = '']) => list.match(/\w+/g) ?? []);
}

/** Whether every bracket is closed by its own kind; what stands in quotes does not count. */
export function isBalanced(expression: string): boolean {
  const closers: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
  const open: (string | undefined)[] = [];
  for (const sign of expression.replaceAll(/"[^"]*"/g, '')) {
    if (sign in closers) open.push(closers[sign]);
    else if (')]}'.includes(sign) && open.pop() !== sign) return false;
  }
  return open.length === 0;
}

function matchersOf(list: string): Selector['matchers'] {
  return [...list.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)].map(([, label = '', operator = '', value = '']) => ({
    label,
    operator,
    value,
  }));
}
