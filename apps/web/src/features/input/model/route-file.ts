import { MAX_FILE_BYTES } from '@app/contract/limits';
import { strings } from '../../../words/strings.ts';
import { type FileKind, kindByName, kindByType } from './file-kinds.ts';

type FileFacts = { name: string; type: string; size: number };
type ToastWords = { title: string; description: string };
type Refusal = { refused: ToastWords };

/** The entry points for a file: dropped or pasted, picked as media, or picked for text extraction. */
const entryPoints = {
  any: { kinds: ['image', 'video', 'document'], kindOf, refusal: 'type' },
  media: { kinds: ['image', 'video'], kindOf, refusal: 'media' },
  extraction: { kinds: ['document'], kindOf: ({ name }: FileFacts) => kindByName(name), refusal: 'extraction' },
} satisfies Record<
  string,
  { kinds: FileKind[]; kindOf: (file: FileFacts) => FileKind | undefined; refusal: 'type' | 'media' | 'extraction' }
>;

type EntryPoint = keyof typeof entryPoints;

/** Which kind of file this is, or why it is refused. */
export function routeFile(file: FileFacts, entryPoint: EntryPoint = 'any'): { to: FileKind } | Refusal {
  const { kinds, refusal } = entryPoints[entryPoint];
  const { refused } = strings.input;
  const kind = entryPoints[entryPoint].kindOf(file);
  if (!kind || !kinds.some((accepted) => accepted === kind)) return { refused: refused[refusal] };
  if (file.size > MAX_FILE_BYTES) return { refused: refused.size };
  return { to: kind };
}

/** Routes dropped or pasted files. Several files at once are refused. */
export function routeFiles<T extends FileFacts>(files: readonly T[]): { to: FileKind; file: T } | Refusal {
  const [file, ...others] = files;
  if (!file || others.length > 0) return { refused: strings.input.refused.several };
  const route = routeFile(file);
  return 'to' in route ? { to: route.to, file } : route;
}

/** Office programs may register their own types ("application/wps-office.docx"); the file name is the fallback. */
function kindOf({ name, type }: FileFacts): FileKind | undefined {
  return kindByType(type) ?? kindByName(name);
}
