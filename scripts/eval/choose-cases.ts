import { type EvalCase, readCases } from './cases.ts';
import { drawMedia } from './draw-media.ts';
import { importCsv } from './import-csv.ts';

/** By id, by set, or as many as a number says of all. */
export async function chooseCases({ cases: wanted, csv }: { cases: string[]; csv?: string }): Promise<EvalCase[]> {
  if (csv !== undefined) return importCsv(csv);
  const isMedia = wanted.some((name) => name === 'media' || /^(picture|clip)-/.test(name));
  const all = [...readCases(), ...(isMedia ? await drawMedia() : [])];
  const [first = ''] = wanted;
  if (/^\d+$/.test(first)) return all.slice(0, Number(first));
  const chosen = all.filter(({ id, set }) => wanted.includes(id) || wanted.includes(set));
  if (chosen.length === 0) throw new Error(`No such case: ${wanted.join(', ')}`);
  return chosen;
}
