import { markdownTable } from './markdown-table.ts';
import type { Setting } from './settings.ts';

/** The first setting of each chapter; settings in between belong to the chapter above. */
const chapters: Record<string, string> = {
  ROLE: 'Every process',
  HOST: 'The api and its page',
  STORAGE_FOLDER: 'Files',
  WORKER_ROLE: 'Workers',
  OPENAI_API_KEY: 'Models',
  ANALYSES_VISITOR_DAY: 'What visitors may ask for',
  SPEND_VISITOR_DAY_USD: 'What models may cost',
  SMTP_URL: 'Mail',
  SIMULATOR_URL: 'Simulated models',
};

export function renderSettings(settings: Setting[]): string {
  const sections: { title: string; rows: Setting[] }[] = [];
  for (const setting of settings) {
    const title = chapters[setting.name];
    if (title) sections.push({ title, rows: [] });
    sections.at(-1)?.rows.push(setting);
  }
  return [...HEAD, ...sections.flatMap(({ title, rows }) => ['', `## ${title}`, '', ...tableOf(rows)]), ''].join('\n');
}

/** A chapter whose first setting was renamed would silently disappear. */
export function checkChapters(settings: Setting[]): string[] {
  const names = new Set(settings.map(({ name }) => name));
  return Object.entries(chapters).flatMap(([name, title]) =>
    names.has(name) ? [] : [`the chapter "${title}" begins with ${name}, which is no setting`],
  );
}

const HEAD = [
  '# Settings',
  '',
  '<!-- Made by `pnpm settings --write` from `packages/core/src/config/config.ts`: do not edit. -->',
  '',
  'Every variable a deployment can set, from the environment or, with `pnpm start`, from a file `.env`',
  '([.env.example](../.env.example) is one to begin with). An empty value counts as unset. A wrong one stops the process,',
  'and every problem is named at once.',
  '',
  'Bold names are required. Which process reads a setting: `all`, the `api`, every `worker`, or only the workers that',
  'write (`models`) or that read files (`media`). To give every process the same file is fine; to give only what is',
  'needed is better: the api then holds no provider key, and a media worker none at all.',
];

function tableOf(rows: Setting[]): string[] {
  return markdownTable(
    ['name', 'default', 'read by', 'does'],
    rows.map(({ name, isRequired, standard, process, words }) => [
      isRequired ? `**\`${name}\`**` : `\`${name}\``,
      standard ? `\`${standard}\`` : '',
      process,
      words,
    ]),
  );
}
