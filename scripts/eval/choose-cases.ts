import { type EvalCase, readCases } from './cases.ts';
import { drawMedia } from './draw-media.ts';
import { InputError } from './files.ts';
import { importCsv } from './import-csv.ts';

/** By id, by set, or as many as a number says of all; none named are all. */
export async function chooseCases({ cases: wanted, csv }: { cases: string[]; csv?: string }): Promise<EvalCase[]> {
  if (csv !== undefined) return importCsv(csv);
  const isMedia = wanted.some((name) => name === 'media' || /^(picture|clip)-/.test(name));
  const all = [...readCases(), ...(isMedia ? await drawMedia() : [])];
  if (wanted.length === 0) return all;
  const [first = '', ...others] = wanted;
  if (/^\d+$/.test(first)) {
    if (others.length > 0) throw new InputError('--cases: a number stands alone.');
    if (Number(first) === 0 || Number(first) > all.length)
      throw new InputError(`--cases: ${first} is not between 1 and ${all.length}.`);
    return all.slice(0, Number(first));
  }
  const isNamed = ({ id, set }: EvalCase, name: string): boolean => id === name || set === name;
  const unknown = wanted.filter((name) => !all.some((one) => isNamed(one, name)));
  if (unknown.length > 0)
    throw new InputError(
      `--cases: there is no "${unknown.join('", "')}". Sets are text, example, pair, injection and media; ids are the file names in eval/cases.`,
    );
  return all.filter((one) => wanted.some((name) => isNamed(one, name)));
}
