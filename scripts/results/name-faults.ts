import { stripVTControlCharacters } from 'node:util';

/** A test that failed, for the summary of a run. */
export type NameFault = { name: string; why: string };

/** What is read of the JSON of Vitest. */
type VitestFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; failureMessages: string[] }[];
};

/** What is read of the JSON of Playwright, whose suites lie in suites. */
type PlaywrightSuite = {
  specs?: { file: string; title: string; tests: { status: string; results: { errors: { message?: string }[] }[] }[] }[];
  suites?: PlaywrightSuite[];
};

export type TestReport = { testResults?: VitestFile[] } & PlaywrightSuite;

export function nameFaults({ testResults = [], ...suite }: TestReport): NameFault[] {
  return [...testResults.flatMap(vitestFaults), ...playwrightFaults(suite)];
}

function vitestFaults({ name, status, message = '', assertionResults }: VitestFile): NameFault[] {
  const tests = assertionResults.flatMap(({ fullName, failureMessages: [why] }) =>
    why === undefined ? [] : [{ name: fullName, why }],
  );
  // Only the file itself reports a failed hook or import.
  const faults = status === 'failed' && tests.length === 0 ? [{ name: 'the whole file', why: message }] : tests;
  const path = name.replace(`${process.cwd()}/`, '');
  return faults.map((fault) => ({ name: `${path} › ${fault.name}`, why: beginning(fault.why) }));
}

function playwrightFaults({ specs = [], suites = [] }: PlaywrightSuite): NameFault[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        name: `${file} › ${title}`,
        why: beginning(results.flatMap(({ errors }) => errors)[0]?.message),
      })),
  );
  return [...own, ...suites.flatMap(playwrightFaults)];
}

/** What was expected and found, without colours and stack. */
function beginning(message = ''): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, 10)
    .join('\n    ');
}
