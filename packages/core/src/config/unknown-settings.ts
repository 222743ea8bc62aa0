/** Names read by Node, by the start script of a role, or by a library, but not by our settings. */
const foreign = new Set([
  'ROLE',
  'NODE_ENV',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
]);
/** First words that no other program uses: a name that begins with one of them was meant as one of our settings. */
const ownFirstWords = new Set([
  'ADMIN',
  'ANALYSES',
  'ANTHROPIC',
  'CHATS',
  'DEEPSEEK',
  'DOWNLOADS',
  'LEASE',
  'MEDIA',
  'OPENAI',
  'PERPLEXITY',
  'PROOF',
  'RATE',
  'RETENTION',
  'SENDGRID',
  'SMTP',
  'SPEND',
  'UPLOADS',
]);
/** Shorter names are too close to too many others. */
const MIN_MISSPELT_CHARS = 6;
const MAX_EDITS = 2;

/** Finds names in the environment that look like a setting but are none: a misspelt setting has no effect. */
export function findUnknownSettings(
  environment: Record<string, string | undefined>,
  known: Iterable<string>,
): string[] {
  const names = [...known];
  return Object.keys(environment)
    .filter((name) => environment[name]?.trim() && !names.includes(name) && !foreign.has(name))
    .flatMap((name) => {
      const meant = nearest(name, names);
      if (meant) return [`${name} is not a setting; did you mean ${meant}?`];
      return ownFirstWords.has(name.split('_')[0] ?? '') ? [`${name} is not a setting and has no effect`] : [];
    });
}

function nearest(name: string, known: string[]): string | undefined {
  if (name.length < MIN_MISSPELT_CHARS) return undefined;
  const written = name.toUpperCase();
  for (let edits = 0; edits <= MAX_EDITS; edits += 1) {
    const found = known.find((candidate) => isWithinEdits(written, candidate, edits));
    if (found) return found;
  }
  return undefined;
}

/** An edit adds, drops or changes a letter, or swaps two adjacent ones. */
function isWithinEdits(from: string, to: string, edits: number): boolean {
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const [left, right] = [from.slice(same), to.slice(same)];
  if (left === right) return true;
  if (edits === 0) return false;
  const isSwap = left.length > 1 && left[0] === right[1] && left[1] === right[0];
  return (
    isWithinEdits(left.slice(1), right, edits - 1) ||
    isWithinEdits(left, right.slice(1), edits - 1) ||
    isWithinEdits(left.slice(1), right.slice(1), edits - 1) ||
    (isSwap && isWithinEdits(left.slice(2), right.slice(2), edits - 1))
  );
}
