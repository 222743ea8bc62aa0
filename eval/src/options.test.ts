import { expect, test } from 'vitest';
import { InputError } from './files.ts';
import { chooseCases, readOptions } from './options.ts';

test.for([
  [[], '--cap says what a run may cost'],
  [['--cap', '-1'], "Option '--cap' argument is ambiguous"],
  [['--cap=-1'], '--cap must be a number above 0 and at most 10000, not "-1"'],
  [['--cap', '5', '--lanes', '1e9'], '--lanes must be a whole number above 0 and at most 64'],
  [['--cap', '5', '--repeats', '1.5'], '--repeats must be a whole number'],
  [['--cap', '5', '--providers', 'gemini'], '--providers: there is no "gemini". Known are anthropic'],
  [['--cap', '5', '--frameworks', ','], '--frameworks names none'],
  [['--cap', '5', '--apply'], '--apply needs --gate'],
  [['--cap', '5', '--out', ''], '--out names no folder'],
  [['--replay', 'x', '--csv', 'y'], '--replay and --csv exclude each other'],
  [['--cap', '5', 'words'], 'Unexpected argument'],
  [['--unknown'], "Unknown option '--unknown'"],
] as const)('invalid options are reported in plain words: %j', ([args, message]) => {
  const read = () => readOptions([...args]);

  expect(read).toThrow(message);
  expect(read).toThrow(InputError);
});

test.for([
  [['nobody'], 'there is no "nobody"'],
  [['example', 'nobody'], 'there is no "nobody"'],
  [['0'], '0 is not between 1 and'],
  [['9999'], '9999 is not between 1 and'],
  [['3', 'pair'], 'a number stands alone'],
] as const)('an unknown case is reported: %j', async ([cases, message]) => {
  await expect(chooseCases({ cases: [...cases] })).rejects.toThrow(message);
});
