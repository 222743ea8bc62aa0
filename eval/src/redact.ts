const REMOVED = '[removed]';
/** This many letters and digits in a row identify a key, because a provider may cut it, wrap it or put spaces into it. */
const WINDOW = 12;
const MIN_SECRET_CHARS = 6;
const SECRET_NAME =
  /KEY|TOKEN|SECRET|PASSW|CREDENTIAL|ORGANI[SZ]ATION|(?:^|_)(?:ORG|PROJECT|ACCOUNT|WORKSPACE)(?:_ID)?$/i;

/** The values that no file may contain: settings with a secret name, and passwords in URLs. */
export function secretsOf(environment: Record<string, string | undefined>): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => [
    ...(SECRET_NAME.test(name) ? value.split(/[\s,]+/).filter((one) => one.length >= MIN_SECRET_CHARS) : []),
    ...[...value.matchAll(/:\/\/[^\s:@/]*:([^\s@/]{6,})@/g)].map(([, password = '']) => decodeURIComponent(password)),
  ]);
}

/** Removes known secrets from a text in any of their encodings. */
export function createSecretFilter(secrets: readonly string[]): (text: string) => string {
  const windows = new Set(secrets.flatMap(spellingsOf).flatMap((spelling) => windowsOf(squeeze(spelling).squeezed)));
  const short = secrets.filter((secret) => squeeze(secret).squeezed.length < WINDOW);
  return (text) => {
    const { squeezed, offsets } = squeeze(text);
    let kept = '';
    let [from, end] = [0, 0];
    for (let at = 0; at + WINDOW <= squeezed.length; at += 1) {
      if (!windows.has(squeezed.slice(at, at + WINDOW))) continue;
      const start = offsets[at] ?? 0;
      // Half an escape before the secret would make the JSON around it unreadable.
      if (start >= end) kept += `${text.slice(from, start).replace(/[\\%]+$/, '')}${REMOVED}`;
      from = end = (offsets[at + WINDOW - 1] ?? start) + 1;
    }
    return short.reduce((rest, secret) => rest.replaceAll(secret, REMOVED), kept + text.slice(from));
  };
}

function spellingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const inBase64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  );
  const escaped = Array.from(secret, (letter) => `u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
  return [secret, encodeURIComponent(secret), bytes.toString('hex'), escaped, ...inBase64];
}

const windowsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - WINDOW + 1) }, (_, at) => text.slice(at, at + WINDOW));

/** Letters and digits only, without those of escaped line breaks, and the offset of each. */
function squeeze(text: string): { squeezed: string; offsets: number[] } {
  const offsets: number[] = [];
  let squeezed = '';
  for (const { 0: letter, index } of text.matchAll(/\\[nrt\\]|[A-Za-z0-9]/g)) {
    if (letter.length > 1) continue;
    squeezed += letter;
    offsets.push(index);
  }
  return { squeezed: squeezed.toLowerCase(), offsets };
}

/** Whole JSON strings only: the words of an answer stay as they are. */
const PROVIDER_ID =
  /"(?:(resp|msg|rs|req|call|fp|org|proj|user)[_-](?=[A-Za-z]*\d)[A-Za-z0-9]{6,}|(chatcmpl)-[A-Za-z0-9-]{6,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;
const KEY_SHAPE = /\b(?:sk|pplx)-[\w*.…•-]{8,}/g;

/** Applied only to a provider's error messages: in a report these words mean something else. */
const problemRules: [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=*-]{6,}/gi, `$1 ${REMOVED}`],
  [
    /((?:authorization|x-api-key|api[-_ ]?key|access[-_]?token|cookie)[\\"']*\s*[:=]\s*[\\"']*)(?!Bearer|Basic)[^\s\\"'&,;<>[]+/gi,
    `$1${REMOVED}`,
  ],
  [/([?&][\w-]*(?:key|token|sig|signature|secret)=)[^\s\\"'&<>]+/gi, `$1${REMOVED}`],
  [/[\w.+-]+@[\w-]+\.[\w.]+/g, REMOVED],
  [
    /((?:account|organi[sz]ation|org|project|tenant|customer|user|workspace|subscription|request|trace)(?:[-_ ]?id)?[\\"']*\s*[:=#]?\s*[\\"'`(]*)(?=[\w-]*\d)[\w-]{6,}/gi,
    `$1${REMOVED}`,
  ],
  [/\b(?:org|proj|req|user|acct|resp|msg)[-_](?=[A-Za-z]*\d)[A-Za-z0-9]{6,}/g, REMOVED],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, REMOVED],
  [/\b(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{16,}\b/g, REMOVED],
];
const PROBLEM_LINE = /"error":\s*[{"]|"type":\s*"error"|^event:\s*error|response\.failed/;

/** Redacts one answer: removes keys, and replaces each id, which could identify the account, by one number. */
export function createRedactor(removeSecrets: (text: string) => string, isProblem: boolean): (lines: string) => string {
  const numbers = new Map<string, number>();
  const redact = (text: string, isAboutError: boolean): string => {
    const named = removeSecrets(text)
      .replaceAll(KEY_SHAPE, REMOVED)
      .replaceAll(PROVIDER_ID, (id, kind: string | undefined, other = 'id') => {
        const number = numbers.get(id) ?? numbers.size + 1;
        numbers.set(id, number);
        return `"${kind ?? other}_${number}"`;
      });
    return isAboutError
      ? problemRules.reduce((rest, [rule, replacement]) => rest.replaceAll(rule, replacement), named)
      : named;
  };
  return (lines) =>
    isProblem
      ? redact(lines, true)
      : lines
          .split(/(?<=\n)/)
          .map((line) => redact(line, PROBLEM_LINE.test(line)))
          .join('');
}
