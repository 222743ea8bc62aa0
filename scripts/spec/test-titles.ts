/** The title of a test or of a table of tests, with a function that follows and holds something. */
const TITLE =
  /(?:\b(?:test|it)|\))\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`),(?!\s*(?:async )?\([^()]*\) => \{\s*\}\))/g;
const COMMENT = /^\s*(?:\/\*[^]*?\*\/|\/\/.*$)/gm;
/** It skips no test but its own. */
const CONDITIONAL = /\b(?:test|it)\.(?:skipIf|runIf)\([^()]*\)\(/g;
const SKIP = /\.(?:skip|fixme|todo|skipIf|runIf)\b|\bskip\(|\bskip:/;

/** The titles, as written, of the tests in a file. None count in a file that can skip one: it might be any of them. */
export function testTitles(source: string): string[] {
  const code = source.replaceAll(COMMENT, '').replaceAll(CONDITIONAL, 'conditional(');
  if (SKIP.test(code)) return [];
  return Array.from(code.matchAll(TITLE), ([, title = '']) =>
    title.startsWith('`') ? title.slice(1, -1) : title.slice(1, -1).replaceAll(/\\(.)/g, '$1'),
  );
}
