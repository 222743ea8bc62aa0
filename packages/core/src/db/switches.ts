import { ProviderId } from '@app/contract/models';
import { frameworks } from '@app/frameworks/index';
import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import type { Database } from './database.ts';

export type SwitchedOff = { name: string; since: Date; reason: string | undefined };

const nameOf = {
  provider: (id: ProviderId): string => `provider:${id}`,
  framework: (id: string): string => `framework:${id}`,
  /** Blocks the calls of one framework to one provider. */
  pair: (framework: string, provider: ProviderId): string => `framework:${framework}-at-${provider}`,
};

/** Every provider and every framework. */
export const switchNames: readonly string[] = [
  ...ProviderId.options.map(nameOf.provider),
  ...frameworks.map(({ id }) => nameOf.framework(id)),
];

const pairNames = frameworks.flatMap(({ id }) => ProviderId.options.map((provider) => nameOf.pair(id, provider)));

/** Everything that can be switched off: providers, frameworks, and a framework at one provider. */
const allNames = new Set([...switchNames, ...pairNames]);

export function isSwitchName(name: string): boolean {
  return allNames.has(name);
}

export async function switchOff(db: Database, name: string, reason: string | undefined): Promise<void> {
  await db
    .insertInto('switches')
    .values({ name, reason: reason ?? null })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ reason: sql<string>`coalesce(excluded.reason, switches.reason)` }),
    )
    .execute();
}

export async function switchOn(db: Database, name: string): Promise<void> {
  await db.deleteFrom('switches').where('name', '=', name).execute();
}

export async function listSwitchedOff(db: Database): Promise<SwitchedOff[]> {
  const rows = await db.selectFrom('switches').select(['name', 'offSince', 'reason']).orderBy('name').execute();
  return rows.map((row) => ({ name: row.name, since: row.offSince, reason: row.reason ?? undefined }));
}

export type SwitchedOffNow = { providers: Set<ProviderId>; frameworks: string[] };

/** The switched-off providers and frameworks, for display to visitors. */
export async function findSwitchedOff(db: Database): Promise<SwitchedOffNow> {
  const names = new Set((await listSwitchedOff(db)).map(({ name }) => name));
  return {
    providers: new Set(ProviderId.options.filter((id) => names.has(nameOf.provider(id)))),
    frameworks: frameworks.map(({ id }) => id).filter((id) => names.has(nameOf.framework(id))),
  };
}

/** Throws when one of these is switched off. There is no fallback to another provider. */
export async function refuseSwitchedOff(
  db: Database,
  { providers, framework }: { providers: ProviderId[]; framework?: string },
): Promise<void> {
  const about = (id: string): string[] => [
    nameOf.framework(id),
    ...providers.map((provider) => nameOf.pair(id, provider)),
  ];
  const asked = [...providers.map(nameOf.provider), ...(framework === undefined ? [] : about(framework))];
  // Unknown names from the URL never reach the database.
  const names = asked.filter(isSwitchName);
  const { rows } = await sql<{ name: string }>`select name from switches where name = any(${names}::text[])`.execute(
    db,
  );
  refuse(rows);
}

/**
 * Checks a call just before its cost is reserved: the provider it goes to, the provider the visitor chose, and the
 * framework of the analysis or of the chat's subject.
 */
export async function refuseSwitchedOffCall(
  db: Database,
  { analysisId, provider }: { analysisId: string; provider: ProviderId },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from switches
    where name = ${nameOf.provider(provider)} or name in (
      select unnest(array['provider:' || own.provider, about, about || '-at-' || own.provider, about || '-at-' || ${provider}])
      from analyses own left join analyses source on source.id = own.about_id,
        lateral (select 'framework:' || coalesce(source.framework, own.framework)) framework (about)
      where own.id = ${analysisId}
    )`.execute(db);
  refuse(rows);
}

/** Chooses the error: an unavailable model comes first. For a pair, too, the visitor can choose another model. */
function refuse(rows: { name: string }[]): void {
  if (rows.length === 0) return;
  if (rows.some(({ name }) => name.startsWith('provider:'))) throw new AppError('MODEL_UNAVAILABLE');
  if (rows.some(({ name }) => switchNames.includes(name))) throw new AppError('FRAMEWORK_UNAVAILABLE');
  throw new AppError('MODEL_UNAVAILABLE', { detail: 'This site does not use it for this assessment.' });
}
