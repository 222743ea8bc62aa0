export type SourceFile = { path: string; text: string };

/** Every exported type name is exported once. Passing on a type of another file under its own name is no second type. */
export function findRepeatedTypes(files: SourceFile[]): string[] {
  const places = new Map<string, Map<string, string>>();
  for (const { path, text } of files) {
    for (const { name, index } of exportedTypes(text)) {
      const known = places.get(name) ?? new Map<string, string>();
      places.set(name, known.set(path, `${path}:${text.slice(0, index).split('\n').length}`));
    }
  }
  return [...places].flatMap(([name, known]) => {
    const [first, ...others] = known.values();
    return others.length > 0
      ? [`${first}: the type ${name} is also exported by ${others.join(', ')}; rename all but one`]
      : [];
  });
}

type ExportedType = { name: string; index: number };

const DECLARED = /^export (?:default |declare |abstract )*(?:type|interface|class) (\w+)/gm;
const LISTED = /^export (type )?\{([^}]*)\}( from)?/gm;

function exportedTypes(text: string): ExportedType[] {
  const declared = Array.from(text.matchAll(DECLARED), ({ 1: name = '', index }) => ({ name, index }));
  const listed = [...text.matchAll(LISTED)].flatMap(({ 1: all, 2: list = '', 3: from, index }) =>
    list.split(',').flatMap((entry): ExportedType[] => {
      const [, type, own = '', renamed] = /^\s*(type )?(\w+)(?: as (\w+))?\s*$/.exec(entry) ?? [];
      const isNew = !from || (renamed !== undefined && renamed !== own);
      return (all || type) && own && isNew ? [{ name: renamed ?? own, index }] : [];
    }),
  );
  return [...declared, ...listed];
}
