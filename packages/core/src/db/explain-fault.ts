/** Explains to the operator, without the password, why Postgres cannot be used; undefined for any other error. */
export function explainDatabaseFault(error: unknown, url: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as { code?: string };
  const { hostname, port, username, pathname } = new URL(url);
  const server = `Postgres at ${hostname || '127.0.0.1'}:${port || '5432'}`;
  const user = decodeURIComponent(username) || 'nobody';
  const database = pathname.slice(1);
  if (/^SASL|password must be a string/.test(error.message))
    return `${server} asks for a password, and DATABASE_URL has none: write postgres://${user}:password@${hostname}:${port || '5432'}/${database}.`;
  switch (code) {
    case '28P01':
    case '28000':
      return `${server} refuses the user "${user}" or its password: correct DATABASE_URL.`;
    case '3D000':
      return `${server} has no database "${database}": create it (createdb ${database}), or correct DATABASE_URL.`;
    case '42501':
      return `${server}: the user "${user}" may not do this in the database "${database}"; it must own the database.`;
    case 'ECONNREFUSED':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
    case 'EHOSTUNREACH':
    case 'ETIMEDOUT':
      return `${server} does not answer: start it, or correct DATABASE_URL.`;
    default:
      return /timeout/i.test(error.message) ? `${server} does not answer in time.` : undefined;
  }
}
