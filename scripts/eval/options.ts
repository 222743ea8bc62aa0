import { parseArgs } from 'node:util';
import { ProviderId } from '@app/contract/models';
import { frameworks } from '@app/frameworks/index';

export const USAGE = `Usage:
  pnpm eval --rules [--missed]            what the word rules alone decide on the held-out sets
  pnpm eval --prove                       raters of known quality get the scores they deserve
  pnpm eval --cap USD [...]               runs cases with the providers that have a key
     --frameworks a,b   all of them without it
     --providers a,b    all that have a key without it
     --cases a,b        ids, sets (text, example, pair, injection, media) or a number; all texts without it
     --csv FILE         texts of your own with questionnaire scores
     --repeats N        planted texts are read so often; 2 measures stability
     --lanes N          runs at the same time
     --out DIR          where results lie; the same folder goes on where it stopped
     --record           keeps the wire traffic, without keys and ids
     --replay DIR       answers from kept traffic, calls nobody and pays nothing
     --judge PROVIDER   a model matches portraits with texts, too
     --safety           the held-out sets through the small models
     --gate [--apply]   fails below eval/gates.json; --apply switches pairs in DATABASE_URL`;

export type EvalOptions = {
  rules: boolean;
  missed: boolean;
  prove: boolean;
  cap: number | undefined;
  frameworks: string[];
  providers: ProviderId[];
  cases: string[];
  csv?: string;
  repeats: number;
  lanes: number;
  out: string;
  record: boolean;
  replay?: string;
  judge: ProviderId | undefined;
  safety: boolean;
  gate: boolean;
  apply: boolean;
};

export function readOptions(args: string[]): EvalOptions {
  const { values } = parseArgs({
    args,
    options: {
      rules: { type: 'boolean', default: false },
      missed: { type: 'boolean', default: false },
      prove: { type: 'boolean', default: false },
      cap: { type: 'string' },
      frameworks: { type: 'string', default: frameworks.map(({ id }) => id).join(',') },
      providers: { type: 'string', default: '' },
      cases: { type: 'string', default: 'text' },
      csv: { type: 'string' },
      repeats: { type: 'string', default: '1' },
      lanes: { type: 'string', default: '8' },
      out: { type: 'string', default: '.cache/eval' },
      record: { type: 'boolean', default: false },
      replay: { type: 'string' },
      judge: { type: 'string' },
      safety: { type: 'boolean', default: false },
      gate: { type: 'boolean', default: false },
      apply: { type: 'boolean', default: false },
    },
  });
  const listed = (list: string): string[] => list.split(',').filter((name) => name !== '');
  const known = new Set<string>(frameworks.map(({ id }) => id));
  const unknown = listed(values.frameworks).filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`No such framework: ${unknown.join(', ')}`);
  return {
    ...values,
    frameworks: listed(values.frameworks),
    providers: listed(values.providers).map((id) => ProviderId.parse(id)),
    cases: listed(values.cases),
    judge: values.judge === undefined ? undefined : ProviderId.parse(values.judge),
    cap: values.cap === undefined ? undefined : readNumber('--cap', values.cap),
    repeats: readNumber('--repeats', values.repeats),
    lanes: readNumber('--lanes', values.lanes),
  };
}

function readNumber(name: string, value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new Error(`${name} must be a number above 0`);
  return number;
}
