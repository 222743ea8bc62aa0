import { setTimeout as delay } from 'node:timers/promises';
import { hostilePages } from '@app/testkit/corpus/hostile-pages';
import { fileBody } from '@app/testkit/visitor';
import { type AttackRequest, sendUnfinishedBody, post, write } from './attack-requests.ts';

/** One way to use up shared resources. `concurrency` is the number of its concurrent requests. */
export type Attack = { id: string; title: string; concurrency: number; prepare(): Promise<AttackRequest> };

const MEGABYTE = 1_000_000;
const PROSE = 'I went to the market with my sister and we talked about the old house and what became of it. ';
/** The simulator answers this text with long quotes, see `product-in-containers.ts`. */
export const ONE_LETTER = 'a'.repeat(400_000);
/** A character that tokenizers split into one token per byte. */
export const RUNE = '\u16A0';

const text = (content: string, selectedModel = 'openai', framework = 'mbti'): AttackRequest =>
  post(`/api/analyze/text/${framework}`, JSON.stringify({ content, sessionId: 'attack', selectedModel }));

const repeated = (unit: string, chars: number): string => unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars);

async function nestedForms(path: string): Promise<AttackRequest> {
  const file = hostilePages().find(({ name }) => name === 'pdf: forms 8 wide and 16 deep');
  if (!file) throw new Error('the PDF of nested forms is not in the corpus any more');
  return post(path, fileBody(path, await file.make(), { sessionId: 'attack', selectedModel: 'openai' }));
}

export const attacks: Attack[] = [
  {
    id: 'expansion',
    title: '2,000,000 times U+FDFA',
    concurrency: 8,
    prepare: async () => text(repeated('\uFDFA', 2 * MEGABYTE)),
  },
  {
    id: 'long',
    title: 'texts of 1.87 million characters',
    concurrency: 8,
    prepare: async () => text(repeated(PROSE, 1.87 * MEGABYTE)),
  },
  {
    id: 'quote',
    title: 'quotes of 4,900 characters against 400,000 times "a"',
    concurrency: 8,
    prepare: async () => text(ONE_LETTER),
  },
  {
    id: 'bodies',
    title: 'unfinished JSON bodies of 12 MB',
    concurrency: 80,
    async prepare() {
      const piece = Buffer.alloc(MEGABYTE, 'a');
      return sendUnfinishedBody({
        path: '/api/analyze/text',
        declaredBytes: 12 * MEGABYTE,
        async feed(socket, signal) {
          await write(socket, '{"content":"', signal);
          for (let sent = 0; sent < 11; sent += 1) await write(socket, piece, signal);
        },
      });
    },
  },
  {
    id: 'values',
    title: 'JSON bodies of four million empty objects',
    concurrency: 8,
    prepare: async () => post('/api/analyze/text', `{"content":[${'{},'.repeat(3.9 * MEGABYTE)}1]}`),
  },
  {
    id: 'forms',
    title: 'PDFs of nested forms, to be read as text',
    concurrency: 14,
    prepare: () => nestedForms('/api/extract-text'),
  },
  {
    id: 'documents',
    title: 'PDFs of nested forms, to be analysed',
    concurrency: 14,
    prepare: () => nestedForms('/api/analyze/document'),
  },
  {
    id: 'uploads',
    title: 'uploads of 5 MB at 18 kB a second',
    concurrency: 8,
    async prepare() {
      return sendUnfinishedBody({
        path: '/api/extract-text',
        declaredBytes: 5 * MEGABYTE,
        async feed(socket, signal) {
          await write(socket, '{"fileData":"data:application/pdf;base64,', signal);
          for (;;) {
            await write(socket, 'A'.repeat(4_500), signal);
            await delay(250, undefined, { signal });
          }
        },
      });
    },
  },
  {
    id: 'budget',
    title: 'the most expensive analyses, to drain the shared budget',
    concurrency: 8,
    prepare: async () => text(repeated(PROSE, 300_000), 'anthropic', 'personality-structure'),
  },
  {
    id: 'tokens',
    title: 'a script of one token for each byte',
    concurrency: 8,
    prepare: async () => text(repeated(`${RUNE.repeat(7)} `, 300_000), 'anthropic'),
  },
];
