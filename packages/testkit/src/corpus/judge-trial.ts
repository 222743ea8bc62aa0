import { existsSync } from 'node:fs';
import { type Trial } from './try-files.ts';

const maxChildBytes = 512 * 2 ** 20;
/** The limit of 20 seconds plus the time to start and end processes on a busy machine. */
const maxMs = 22_000;
/** The path that files with a path as a name try to write. */
const forbidden = '/tmp/corpus-was-here';

/** Lists the problems of a trial: empty when the file did no harm and, if it is a good file, was read correctly. */
export function judgeTrial(trial: Trial): string[] {
  const { file, end } = trial;
  const isRefused = /^[A-Z]/.test(end);
  const wrongs: [boolean, string][] = [
    [/^(CRASH|INTERNAL)/.test(end), end],
    [file.kind === 'good' && isRefused, `refused with ${end}`],
    [file.kind === 'good' && trial.isRefusedAtDoor, 'refused at the door'],
    [(end === 'scanned') !== (file.isScanned ?? end === 'scanned'), `taken for ${end}`],
    [trial.isMisread, 'misread'],
    [trial.durationMs > maxMs, `${trial.durationMs} ms`],
    [trial.peakBytes > maxChildBytes, `${Math.round(trial.peakBytes / 2 ** 20)} MB`],
    [trial.processesLeft > 0, `${trial.processesLeft} processes left`],
    [trial.filesLeft > 0, `${trial.filesLeft} files left`],
    [existsSync(forbidden), 'a file was written elsewhere'],
  ];
  return wrongs.filter(([isWrong]) => isWrong).map(([, wrong]) => `${file.name}: ${wrong}`);
}
