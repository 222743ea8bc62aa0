/** Strings known to have broken headers, paths and shells, or to have misled readers. */
const pieces = [
  '\r\nx-injected: 1',
  '\nset-cookie: visitor=mine',
  '\u0085x: 1',
  '"; filename="evil.exe',
  "'; x=1",
  "filename*=UTF-8''evil.html",
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/cron.d/job',
  '~/.ssh/authorized_keys',
  'C:\\evil.exe',
  '%2e%2e%2f%2e%2e%2fpasswd',
  '%0d%0aset-cookie:%20a=b',
  '．．／．．／passwd',
  'report\u202Efdp.exe',
  '\u2066hidden\u2069',
  '\u0000.pdf',
  'con.txt',
  '.',
  '..',
  ' ',
  '-rf',
  '$(touch evil)',
  '`touch evil`',
  '| touch evil',
  'ü漢🙂',
  '\uD800',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'original',
];

/** A different name for every index, for anything a visitor can name: titles, file names. */
export function hostileName(index: number): string {
  const [first, second] = [pieces[index % pieces.length], pieces[Math.floor(index / pieces.length) % pieces.length]];
  return `${first}${'x'.repeat(index % 7)}${second}${index}`;
}
