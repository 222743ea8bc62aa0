import { stripVTControlCharacters } from 'node:util';

/** A test that failed, for the summary of a run. */
export type NameFault = { name: string; why: string };

type Known = Record<string, unknown>;

/** `report` is the JSON of Vitest or Playwright. */
export function nameFaults(report: unknown): NameFault[] {
  return [...vitestFaults(report), ...playwrightFaults(report)];
}

function vitestFaults(report: unknown): NameFault[] {
  return list(report, 'testResults').flatMap((file) => {
    const tests = list(file, 'assertionResults').flatMap((test) => {
      const [why] = list(test, 'failureMessages');
      return why === undefined ? [] : [{ name: text(test['fullName']), why: beginning(why) }];
    });
    // Only the file entry reports a failed hook or import.
    const whole = file['status'] === 'failed' && tests.length === 0;
    const own = whole ? [{ name: 'the whole file', why: beginning(file['message']) }] : [];
    return [...tests, ...own].map((fault) => ({ ...fault, name: `${shortPath(file['name'])} › ${fault.name}` }));
  });
}

function playwrightFaults(suite: unknown): NameFault[] {
  const own = list(suite, 'specs').flatMap((spec) =>
    list(spec, 'tests')
      .filter(({ status }) => status === 'unexpected')
      .map((test) => ({
        name: `${text(spec['file'])} › ${text(spec['title'])}`,
        why: beginning(list(test, 'results').flatMap((result) => list(result, 'errors'))[0]?.['message']),
      })),
  );
  return [...own, ...list(suite, 'suites').flatMap(playwrightFaults)];
}

function list(value: unknown, key: string): Known[] {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return Array.isArray(found) ? (found as Known[]) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What was expected and found, without colours and stack. */
function beginning(value: unknown): string {
  return stripVTControlCharacters(text(value))
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, 10)
    .join('\n    ');
}

function shortPath(value: unknown): string {
  return text(value).replace(`${process.cwd()}/`, '');
}
