// The operator's table of settings, docs/settings.md, generated from the config schema. With --write it is regenerated;
// without, a difference is a fault, and so is a setting without a description or an example with an unknown setting.
import { readFileSync } from 'node:fs';
import { Environment } from '@app/core/config/config';
import { keepWritten } from './docs/keep-written.ts';
import { checkChapters, renderSettings } from './settings/render-settings.ts';
import { checkExample, checkSettings, listSettings, ROLE } from './settings/settings.ts';

const settings = [ROLE, ...listSettings(Environment)];
const faults = [
  ...checkSettings(settings),
  ...checkChapters(settings),
  ...checkExample(readFileSync('.env.example', 'utf8'), settings),
  ...keepWritten(
    { 'docs/settings.md': renderSettings(settings) },
    { command: 'pnpm settings --write', isWriting: process.argv.includes('--write') },
  ),
];

for (const fault of faults) console.error(fault);
console.log(`${settings.length} settings, ${settings.filter(({ isRequired }) => isRequired).length} of them required`);
if (faults.length > 0) process.exitCode = 1;
