import type { Result } from './run-proof.ts';

export function renderResults(results: Result[]): string {
  return [
    '| promise | what was done | size | passed | failed | time |',
    '|---|---|---|---|---|---|',
    ...results.map(({ proof, passed, failed, seconds }) => {
      const size = Object.entries(proof.size).map(([name, value]) => `${name}=${value}`);
      return `| ${proof.promise} | ${proof.what} | ${size.join(' ')} | ${passed} | ${failed} | ${timeOf(seconds)} |`;
    }),
  ].join('\n');
}

function timeOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`;
}
