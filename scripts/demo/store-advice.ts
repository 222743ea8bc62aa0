export type StoreName = 'postgres' | 'redis';

const stores: Record<StoreName, { title: string; variable: string; usual: string; debian: string; mac: string }> = {
  postgres: {
    title: 'PostgreSQL 15 or newer',
    variable: 'DATABASE_URL',
    usual: '127.0.0.1:5432',
    debian: 'postgresql',
    mac: 'postgresql@17',
  },
  redis: {
    title: 'Redis 7 or newer',
    variable: 'REDIS_URL',
    usual: '127.0.0.1:6379',
    debian: 'redis-server',
    mac: 'redis',
  },
};

/** The advice for a missing store: `silent` when the given address does not answer, `absent` when none is installed. */
export function storeAdvice(name: StoreName, fault: 'silent' | 'absent'): string {
  const { title, variable, usual, debian, mac } = stores[name];
  if (fault === 'silent')
    return [
      `Nothing usable answers at the address in ${variable}.`,
      `Start that server, correct the address, or leave ${variable} out: then one is started for you.`,
    ].join('\n');
  return [
    `${title} is needed: none answers at ${usual} without a password, and none could be started here.`,
    `It need not run as a service, it must only be installed:`,
    `  Debian, Ubuntu   sudo apt-get install ${debian}`,
    `  macOS            brew install ${mac}`,
    `Or name one that runs elsewhere: ${variable}=...`,
  ].join('\n');
}
