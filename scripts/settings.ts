// Generates docs/settings.md, the table of settings, from the config schema. With --write it writes the file. Without, it
// fails if the file differs, if a setting has no description, or if .env.example has an unknown setting.
import { readFileSync } from 'node:fs';
import { Environment } from '@app/core/config/config';
import { writeOrCheckFiles } from './docs/write-or-check-files.ts';
import { checkChapters, renderSettings } from './settings/render-settings.ts';
import { checkExample, checkSettings, listSettings, ROLE } from './settings/settings.ts';

const settings = [ROLE, ...listSettings(Environment)];
const faults = [
  ...checkSettings(settings),
  ...checkChapters(settings),
  ...checkExample(readFileSync('.env.example', 'utf8'), settings),
  ...writeOrCheckFiles(
    { 'docs/settings.md': renderSettings(settings) },
    { command: 'pnpm settings --write', isWriting: process.argv.includes('--write') },
  ),
];

for (const fault of faults) console.error(fault);
console.log(`${settings.length} settings, ${settings.filter(({ isRequired }) => isRequired).length} of them required`);
if (faults.length > 0) process.exitCode = 1;
