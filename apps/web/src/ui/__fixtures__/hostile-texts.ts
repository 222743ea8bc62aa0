import lists from './hostile-texts.json?raw';

/** URLs that must never become a link, plain or obfuscated, and elements that load, send or run by themselves. */
const { written, addresses, loaders } = JSON.parse(lists) as Record<'written' | 'addresses' | 'loaders', string[]>;
const EVIL = 'https://evil.example';

const places: ((address: string) => string)[] = [
  (address) => `[x](${address})`,
  (address) => `[x](<${address}>)`,
  (address) => `<${address}>`,
  (address) => `![x](${address})`,
  (address) => `[![x](${address})](${address} "title")`,
  (address) => `[x][r]\n\n[r]: ${address}`,
  (address) => `| a |\n|---|\n| [x](${address}) |`,
  (address) => `see ${address} there`,
];

const handlers = 'onerror onload onclick onfocus onmouseover onanimationstart ontoggle onpointerenter onbegin onpageshow';
const hosts: ((handler: string) => string)[] = [
  (handler) => `<img src=x ${handler}=alert(1)>`,
  (handler) => `<svg/${handler}=alert(1)>`,
  (handler) => `<body ${handler}="alert(1)">`,
  (handler) => `<input autofocus ${handler}='alert(1)'>`,
  (handler) => `[x](https://ok.example"${handler}="alert\\(1\\))`,
];

const wrappers: ((text: string) => string)[] = [
  (text) => `> ${text}`,
  (text) => `> > - ${text}`,
  (text) => `1. ${text}`,
  (text) => `### ${text}`,
  (text) => `**${text}**`,
  (text) => `[${text}](https://ok.example)`,
  (text) => `\`${text}`,
  (text) => `\`\`\`\n${text}`,
  (text) => `\`\`\`chart\n${text}  ${text} ──━━●━── ${text}  ${text}\n\`\`\``,
  (text) => `|${text}|b|\n|-|-|\n|${text}|`,
  (text) => `a${text}b`,
];
const cores = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  `![x](${EVIL}/1)`,
  '`─●─"><img src=x onerror=alert(1)>`',
];

/** What a prompt-injected model might write: each must come out as harmless text. */
export const hostileTexts: string[] = [
  ...written,
  ...addresses.flatMap((address) => places.map((place) => place(address))),
  ...handlers.split(' ').flatMap((handler) => hosts.map((host) => host(handler))),
  ...loaders,
  ...cores.flatMap((core) => wrappers.map((wrap) => wrap(core))),
];
