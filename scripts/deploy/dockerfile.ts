/** Rules whose violation would not fail a build; `pnpm image:check` covers everything else about the Dockerfile. */
export function checkDockerfile(dockerfile: string, tools: string): string[] {
  const lines = dockerfile.replaceAll(/\\\n\s*/g, '').split('\n');
  const wanted = (name: string): string => new RegExp(`^${name}_VERSION=(.*)$`, 'm').exec(tools)?.[1] ?? '';
  const rules: [command: RegExp, must: RegExp, fault: string][] = [
    [/^FROM \S*\bnode:/, new RegExp(`node:${wanted('NODE')}-`), `another Node than ${wanted('NODE')}`],
    [/npm install --global/, new RegExp(`pnpm@${wanted('PNPM')}$`), `another pnpm than ${wanted('PNPM')}`],
    [/\bpnpm install\b/, /--frozen-lockfile/, 'installs without the lockfile'],
    [/\bpnpm install\b/, /--ignore-scripts/, 'lets install scripts run'],
    [/\bapt-get install\b/, /--no-install-recommends/, 'installs what is only recommended'],
  ];
  const broken = rules.flatMap(([command, must, fault]) =>
    lines.filter((line) => command.test(line) && !must.test(line)).map((line) => `${fault}: ${line}`),
  );
  const added = lines
    .filter((line) => line.startsWith('ADD '))
    .map((line) => `ADD fetches what nobody checked: ${line}`);
  const unused = rules
    .filter(([command]) => !lines.some((line) => command.test(line)))
    .map(([, , fault]) => `no line to ask: ${fault}`);
  return [...broken, ...added, ...unused].map((fault) => `Dockerfile: ${fault}`);
}
