// `pnpm eval --by-hand DIR`: writes every request of a case to a file and takes the answers from files, over the real wire.
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ProviderId } from '@app/contract/models';
import { openLlm } from '@app/core/llm/llm';
import { frameworks } from '@app/frameworks/index';
import { findQuote, listRefused, parseJson, prepareSource, type Report } from '@app/reading';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sendProblem } from '@app/testkit/simulator/play-call';
import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import { wires } from '@app/testkit/simulator/start-simulator';
import type { SentRequest } from '@app/testkit/simulator/wire/wire';
import { z } from 'zod';
import { InputError } from './files.ts';
import type { ProductUnderTest, Written } from './product-under-test.ts';
import { hashOf } from './wire-store.ts';

/** `cases.json` of the folder; `file` is a text, picture or clip beside it. */
const Cases = z.array(
  z.strictObject({
    id: z.string().regex(/^[\w-]+$/),
    framework: z.enum(frameworks.map(({ id }) => id)),
    file: z.string(),
    provider: ProviderId.default('openai'),
  }),
);
type Case = z.infer<typeof Cases>[number];

const kinds: Record<string, 'image' | 'video' | undefined> = { '.jpg': 'image', '.png': 'image', '.mp4': 'video' };
const CONCURRENT_CASES = 4;

/** Runs all cases as far as their answers reach and prints what waits for one. True when every case has a report. */
export async function writeByHand(folder: string, product: ProductUnderTest): Promise<boolean> {
  const cases = Cases.parse(JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')));
  rmSync(join(folder, 'pending'), { recursive: true, force: true });
  const bridge = await openBridge(folder);
  try {
    await runWithConcurrency(cases.length, CONCURRENT_CASES, async (index) => {
      const one = cases[index];
      if (one) await runCase(folder, { product, bridge: bridge.url }, one);
    });
  } finally {
    await bridge.close();
  }
  const pending = listPending(folder);
  for (const name of pending) console.log(name);
  console.log(`${cases.length} cases, ${pending.length} requests wait for an answer.`);
  return pending.length === 0;
}

const listPending = (folder: string): string[] =>
  existsSync(join(folder, 'pending'))
    ? readdirSync(join(folder, 'pending'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
    : [];

type Under = { product: ProductUnderTest; bridge: string };

async function runCase(
  folder: string,
  { product, bridge }: Under,
  { id, framework, file, provider }: Case,
): Promise<void> {
  const path = join(folder, file);
  const kind = kinds[extname(file)];
  const text = kind ? '' : readFileSync(path, 'utf8');
  // The key tells the bridge which case a call belongs to.
  const llm = openLlm({ providers: simulatorProviders(bridge, id) });
  const material = { id, set: 'import' as const, kind: kind ?? ('text' as const), language: 'en', text };
  const written = await product.write(
    llm,
    { caseId: id, framework, provider, repeat: 1 },
    { ...material, ...(kind && { file: path }) },
  );
  const reports = join(folder, 'reports');
  mkdirSync(reports, { recursive: true });
  if (written.report === undefined) return;
  writeFileSync(join(reports, `${id}.md`), written.text);
  writeFileSync(join(reports, `${id}.json`), `${JSON.stringify(written.report, null, 1)}\n`);
  writeFileSync(join(reports, `${id}.log.json`), `${JSON.stringify(logOf(folder, { id, text }, written), null, 1)}\n`);
}

/** Every quote that was looked up, every sentence that was changed or left out, and what each call took. */
function logOf(folder: string, { id, text }: { id: string; text: string }, { report, calls }: Written): object {
  const source = prepareSource(text);
  const answers = readAnswers(folder, id);
  const quotes = answers.flatMap(({ answer }) => quotesIn(answer));
  const last = answers.find(({ name }) => name.includes('last-reader'))?.answer as { changes?: unknown[] } | undefined;
  return {
    quotes: quotes.map((quote) => ({ quote, isFound: findQuote(source, quote) !== undefined })),
    changes: last?.changes ?? [],
    dropped: (report as Report).dropped,
    calls,
  };
}

function readAnswers(folder: string, id: string): { name: string; answer: unknown }[] {
  const own = join(folder, 'answers', id);
  if (!existsSync(own)) return [];
  return readdirSync(own).map((name) => ({ name, answer: parseJson(readFileSync(join(own, name), 'utf8')) }));
}

function quotesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(quotesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    field === 'quote' && typeof inner === 'string' && inner !== '' ? [inner] : quotesIn(inner),
  );
}

/** A server with the wire formats of the providers that answers from the folder and writes down what it lacks. */
async function openBridge(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wire = wires[new URL(request.url ?? '/', 'http://bridge').pathname];
    const body = JSON.parse((await buffer(request)).toString('utf8')) as unknown;
    if (!wire) throw new Error(`no such path: ${request.url}`);
    const ask = wire.readAsk(body);
    const id = wire.readApiKey(request.headers);
    const task = /^Task: ([\w-]+)/m.exec(ask.userText)?.[1] ?? 'observe';
    // Calls that differ in nothing are told apart by their number.
    const print = `${task}-${hashOf(withoutTags(ask.instructions + ask.userText)).slice(0, 8)}`;
    const number = (asked.get(`${id} ${print}`) ?? 0) + 1;
    asked.set(`${id} ${print}`, number);
    const name = `${print}-${number}`;
    const text = findAnswer(folder, id, name);
    if (text === undefined) {
      writePending(folder, { id, name, ask, body });
      return sendProblem(response, wire.createProblem('denied', 401));
    }
    const tokens = {
      input: count(ask.instructions + ask.userText),
      cacheRead: 0,
      cacheWrite: 0,
      output: count(text),
      reasoning: 0,
    };
    const reply = wire.createReply(ask, name);
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(reply.opening(tokens) + reply.textStart());
    for (const piece of text.match(/[\s\S]{1,200}/g) ?? []) response.write(reply.textDelta(piece));
    response.end(reply.closing({ reason: 'stop', text, tokens }));
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** About four characters are a token. */
const count = (text: string): number => Math.ceil(text.length / 4);

/** The random names of tags differ from run to run. */
const withoutTags = (text: string): string => text.replaceAll(/(<\/?[a-z-]+)-[0-9a-f]{16}>/g, '$1>');

function findAnswer(folder: string, id: string, name: string): string | undefined {
  const file = ['json', 'md']
    .map((end) => join(folder, 'answers', id, `${name}.${end}`))
    .find((path) => existsSync(path));
  return file && readFileSync(file, 'utf8').trim();
}

/** A picture in a body of any wire format: every JPEG begins with the same bytes. */
const JPEG = /"(?:data:image\/jpeg;base64,)?(\/9j\/[A-Za-z0-9+/=]{200,})"/g;

type Pending = { id: string; name: string; ask: SentRequest; body: unknown };

function writePending(folder: string, { id, name, ask, body }: Pending): void {
  const own = join(folder, 'pending', id);
  mkdirSync(own, { recursive: true });
  const end = ask.schema ? 'json' : 'md';
  const schema = ask.schema ? `\n\n# Answer with one JSON object of this schema\n\n${JSON.stringify(ask.schema)}` : '';
  const pictures = [...JSON.stringify(body).matchAll(JPEG)].map(([, bytes = ''], index) => {
    const file = join(own, `${name}-${index + 1}.jpg`);
    writeFileSync(file, Buffer.from(bytes, 'base64'));
    return file;
  });
  const seen = pictures.length > 0 ? `\n\n# Pictures, in this order\n\n${pictures.join('\n')}` : '';
  const words = `# Instructions\n\n${ask.instructions}\n\n# Message\n\n${ask.userText}${seen}${schema}\n`;
  writeFileSync(join(own, `${name}.md`), `Answer in ${join('answers', id, `${name}.${end}`)}\n\n${words}`);
}

/** Checks one answer before it is used: is it JSON, do its quotes stand in the text, which sentences would be left out. */
export function checkByHand(file: string, textFile: string): boolean {
  const answer = readFileSync(file, 'utf8');
  const source = prepareSource(readFileSync(textFile, 'utf8'));
  if (extname(file) === '.md') {
    const refused = listRefused({ kind: 'text', source }, answer);
    for (const sentence of refused) console.log(`left out: ${sentence}`);
    return refused.length === 0;
  }
  const parsed = parseJson(answer);
  if (parsed === undefined) throw new InputError(`${basename(file)} is no JSON.`);
  const lost = quotesIn(parsed).filter((quote) => !findQuote(source, quote));
  for (const quote of lost) console.log(`not found: ${quote}`);
  return lost.length === 0;
}
