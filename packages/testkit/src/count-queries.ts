import type { Services } from '@app/core/services';
import type { KyselyPlugin } from 'kysely';

export type CountedQueries<Kind> = { services: Kind; count(): number };

/** The same services with a database that counts its queries. */
export function countQueries<Kind extends Services>(services: Kind): CountedQueries<Kind> {
  let queries = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { services: { ...services, db: services.db.withPlugin(plugin) }, count: () => queries };
}
