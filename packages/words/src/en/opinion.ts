import { createFormat } from '../format.ts';

const { plural } = createFormat('en');

/** Second opinions and comparisons: loaded when one is opened. */
export const opinion = {
  choose: {
    title: 'Ask other models',
    text: (framework: string) =>
      `Have the same material read under ${framework} by other models. Nothing is uploaded again.`,
    calls: (count: number) => plural(count, { one: 'about # call', other: 'about # calls' }),
    again: 'has read it; once more shows how stable it is',
    off: 'not available here',
    goesTo: 'The material goes to the companies behind the models you tick, and to nobody else.',
    uses: (asked: number, left: number) =>
      `Uses ${asked} of the ${left} ${left === 1 ? 'reading' : 'readings'} you have left today.`,
    left: (left: number) => `Readings you have left today: ${left}.`,
    all: 'Tick all',
    ask: (count: number) => plural(count, { one: 'Ask # model', other: 'Ask # models' }),
    none: 'Tick a model first',
    asking: 'Asking',
  },
  gone: 'What this report was made from is no longer kept, so no other model can read it. It can be compared with another report.',
  more: 'Ask more models',
  compareWith: 'Compare with another report',
  noOther: 'Only the second opinions',
  refused: (model: string, reason: string) => `${model} was not asked: ${reason}`,
  again: (model: string) => `Ask ${model} again`,
  states: { open: 'being written', failed: 'no answer', cancelled: 'stopped' },
  quotes: (count: number) => plural(count, { one: '# quote', other: '# quotes' }),
  mean: 'Mean',
  table: 'Table',
  scale: 'Scale',
  agreement: 'Agreement',
  restsOn: (row: string) => `What the readings of “${row}” rest on`,
  shared: { all: 'Shared by all', some: (count: number, of: number) => `${count} of ${of}`, one: 'Only one' },
  only: (label: string) => `Only ${label} read this.`,
  noQuotes: 'No quotes here.',
  download: (format: string) => `Download as ${format}`,
  failed: { title: 'Error', description: 'The other models could not be asked.' },
} as const;
