// Counts the lines on the way of one report, from checked data to what is drawn, and names the files. For another state of
// the code: `node scripts/count-report-lines.ts <commit>`.
import { execFileSync } from 'node:child_process';

/** Tests, their data, and the fixed texts of a report are not on the way. */
const LEFT_OUT = /[.](test|spec)[.]|__\w+__\/|fixture|hostile-|drawn-tracks|crisis-card-words|render\/words\//;

const parts = {
  'data becomes blocks':
    /^packages\/(contract\/src\/blocks|reading\/src\/(render\/|report-draft|observe\/(render-)?subject))/,
  'charts and text': /^packages\/document\/src\/(?!old\/|read-|count-words)/,
  'parsing of our own text': /^packages\/(document\/src\/read-|core\/src\/export\/tree\/)/,
  'reports before version 6': /^packages\/document\/src\/old\//,
  'PDF and DOCX': /^packages\/core\/src\/export\/(pdf|docx|paper|draw-|exported-|visible-)/,
  picture: /^packages\/core\/src\/export\/picture\//,
  'live stream': /^apps\/worker\/src\/jobs\/(live-|analyze\/(write-answer|save-answer))/,
  page: /^apps\/web\/src\/(ui\/(use-)?report-|features\/analysis\/model\/(use-)?(evidence-links|quote-press))/,
};

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'safe.directory=*', ...args], { encoding: 'utf8', maxBuffer: 1e8 });

const [commit = 'HEAD'] = process.argv.slice(2);
const files = git('ls-tree', '-r', '--name-only', commit)
  .split('\n')
  .filter((path) => /[.](tsx?|typ)$/.test(path) && !LEFT_OUT.test(path));

let total = 0;
for (const [name, pattern] of Object.entries(parts)) {
  const counted = files
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, lines: git('show', `${commit}:${path}`).split('\n').length - 1 }));
  const lines = counted.reduce((sum, file) => sum + file.lines, 0);
  total += lines;
  console.log(`${String(lines).padStart(5)}  ${name}`);
  for (const file of counted) console.log(`${String(file.lines).padStart(12)}  ${file.path}`);
}
console.log(`${String(total).padStart(5)}  lines at ${commit}`);
