import { z } from 'zod';
import { describedFor } from './setting-types.ts';

const SENTINELS = /^redis-sentinel:\/\/([^@/]*@)?[^@/,]+(,[^@/,]+)*\/[\w.-]+$/;
const ENCODING = 'in a password / ? # @ % are written %2F %3F %23 %40 %25';
const POSTGRES = `must be postgres://user:password@host:port/database; ${ENCODING}`;
const REDIS = `must be redis://host:port or redis-sentinel://host:port,host:port/name; ${ENCODING}`;
const SMTP = `must be smtp://user:password@host:port or smtps://...; ${ENCODING}`;

/** False if a raw / ? or # ends the password early, so that the rest of it and the host are read as a path. */
export function hasReadablePassword(address: string): boolean {
  const [, authority = '', rest = ''] = /^[\w-]+:\/\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  if (/^[^?]*@/.test(rest) || (!authority.includes('@') && rest.includes('@'))) return false;
  return authority.split('@').every(canDecode);
}

function canDecode(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

export const DatabaseAddress = z
  .url({ protocol: /^postgres(ql)?$/, error: POSTGRES })
  .refine(hasReadablePassword, { error: POSTGRES })
  .meta(describedFor('all', `The Postgres database: \`postgres://user:password@host:port/database\`; ${ENCODING}.`));

/** The URL of a Redis, or of the Sentinels that know its primary. */
export const RedisAddress = z
  .union(
    [
      z.url({ protocol: /^rediss?$/ }).refine(hasReadablePassword),
      z.string().regex(SENTINELS).refine(hasReadablePassword),
    ],
    REDIS,
  )
  .meta(
    describedFor(
      'all',
      `Redis or Valkey, not clustered, without eviction; ${ENCODING}. With Sentinels: \`redis-sentinel://:password@host:port,host:port/name\`, where the hosts are the Sentinels and the name is that of the primary they watch.`,
    ),
  );

export const MailServerAddress = z
  .url({ protocol: /^smtps?$/, error: SMTP })
  .refine(hasReadablePassword, { error: SMTP })
  .optional()
  .meta(describedFor('models', 'The server that mails links to shared analyses; without one, sharing is not offered.'));
