import { openTextPool } from '@app/core/texts/text-pool';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { findQuote, prepareText } from '@app/reading';
import { readMemory } from '@app/testkit/process-tree';
import { hostileAlphabets, hostileText } from '@app/testkit/hostile-alphabets';

const SHORT = 100_000;
const LONG = 2_000_000;
const ROUNDS = 3;
const QUOTES = 200;

/**
 * Measures the cost per character of the worst texts, the cost of quotes, and the memory of four maximum-length texts
 * at once.
 */
export async function measureTexts(): Promise<string> {
  const memory = await measureFourAtOnce(); // first, while this process uses little memory
  const quotes = measureQuotes();
  const rows = Object.entries(hostileAlphabets).map(([name, unit]) => {
    prepareText(hostileText(unit, SHORT));
    const [short, long] = [nanosecondsOf(unit, SHORT), nanosecondsOf(unit, LONG)];
    const ratio = (long / short).toFixed(2);
    return `| ${name} | ${Math.round(short)} ns | ${Math.round(long)} ns | ${ratio} | ${((long * LONG) / 1e9).toFixed(1)} s |`;
  });
  return [
    memory,
    quotes,
    '',
    '| text of | 100,000 characters | 2,000,000 | ratio | the longest text |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** CPU time, so that other load does not count. The best of several rounds. */
function nanosecondsOf(unit: string, chars: number): number {
  const text = hostileText(unit, chars);
  return (Math.min(...Array.from({ length: ROUNDS }, () => cpuMsOf(() => prepareText(text)))) * 1e6) / chars;
}

function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function measureQuotes(): string {
  const sentence = (number: number): string => `On day ${number} I went to the market and nobody knew my name. `;
  const count = Math.floor(LONG / sentence(10_000).length);
  const { source } = prepareText(Array.from({ length: count }, (_, index) => sentence(index)).join(''));
  const quotes = Array.from({ length: QUOTES }, (_, index) => sentence(Math.floor((index * count) / QUOTES)).trim());
  let found = 0;
  const ms = cpuMsOf(() => {
    for (const quote of quotes) if (findQuote(source, quote, { asTerm: true })) found += 1;
  });
  const wrongMs = cpuMsOf(() => {
    for (const quote of quotes) findQuote(source, quote.replace('nobody', 'somebody'), { asTerm: true });
  });
  return `${QUOTES} quotes against ${LONG} characters: found ${found} in ${Math.round(ms)} ms; as many that are not there: ${Math.round(wrongMs)} ms`;
}

const residentMb = (): number => readMemory(process.pid, 'VmRSS') / 2 ** 20;

async function measureFourAtOnce(): Promise<string> {
  const pool = openTextPool();
  const lag = monitorEventLoopDelay({ resolution: 10 });
  let peakMb = 0;
  const looking = setInterval(() => (peakMb = Math.max(peakMb, residentMb())), 50);
  const { signal } = new AbortController();
  const before = residentMb();
  lag.enable();
  const units = ['\uFDFA', '\u3316', '\u6C34\u5C71', 'a '];
  const prepared = await Promise.all(units.map((unit) => pool.prepare(hostileText(unit, LONG), signal)));
  lag.disable();
  clearInterval(looking);
  await pool.close();
  return (
    `${prepared.length} texts of ${LONG} characters at once: ${Math.round(peakMb)} MB at most ` +
    `(${Math.round(before)} MB before), loop late by ${Math.round(lag.percentile(99) / 1e6)} ms at the 99th percentile`
  );
}
