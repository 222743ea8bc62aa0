import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readTree } from '@app/core/extract/sandbox/process-tree';
import { paragraph, writeDocx } from '@app/testkit/corpus/docx';
import { sampleText } from '@app/testkit/sample-text';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import { fileBody, openVisitorWithCookie } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';

const secretOf = (name: string): string => `${name}-${randomBytes(16).toString('hex')}`;
const keys = {
  OPENAI_API_KEY: secretOf('openai'),
  ANTHROPIC_API_KEY: secretOf('anthropic'),
  DEEPSEEK_API_KEY: secretOf('deepseek'),
  PERPLEXITY_API_KEY: secretOf('perplexity'),
};

let sink: SmtpSink;
let stack: Stack;

beforeAll(async () => {
  sink = await startSmtpSink();
  stack = await startStack({ processes: true, smtp: sink, environment: keys });
});

afterAll(async () => {
  await stack.stop();
  await sink.close();
});

test('no child process of the worker holds a key, a store address or a setting', { timeout: 600_000 }, async () => {
  const root = stack.workers[0]?.process.pid ?? 0;
  const { SERVER_KEYS = '', DATABASE_URL = '', REDIS_URL = '' } = stack.environment;
  const secrets = [...Object.values(keys), SERVER_KEYS, DATABASE_URL, REDIS_URL, sink.url];
  const seen = new Map<number, string>();
  const watching = setInterval(
    () =>
      readTree(root)
        .slice(1)
        .forEach((pid) => look(seen, pid)),
    10,
  );

  await readAndMake();
  clearInterval(watching);
  const programs = [...seen.values()].join('\n');
  const own = factsOf(root);

  expect(programs).toMatch(/read-docx/);
  expect(programs).toMatch(/render-main/);
  expect(secrets.filter((secret) => programs.includes(secret))).toEqual([]);
  expect(programs).not.toMatch(/_API_KEY|SERVER_KEYS|DATABASE_URL|SMTP_URL|PASSWORD|TOKEN/);
  expect(secrets.filter((secret) => !own.includes(secret))).toEqual([]); // control: the worker itself holds them
});

/** Extracts text from one file, analyses it, and downloads the report in each format. */
async function readAndMake(): Promise<void> {
  const visitor = await openVisitorWithCookie(stack);
  const file = writeDocx(paragraph(sampleText()));
  const path = '/api/extract-text';
  const read = await visitor.request(path, { method: 'POST', body: fileBody(path, file) });
  const analysisId = await visitor.submitFile('/api/analyze/document', file);
  await visitor.follow(analysisId);
  for (const format of ['pdf', 'docx'])
    await (await visitor.request(`/api/download/${analysisId}?format=${format}`)).arrayBuffer();
  expect(read.status).toBe(200);
}

/** Until exec, a forked child still has the name and the environment of its parent. */
function look(seen: Map<number, string>, pid: number): void {
  const facts = factsOf(pid);
  if (facts && !facts.includes('apps/worker/src/main.ts')) seen.set(pid, `${seen.get(pid) ?? ''}${facts}`);
}

/** Command line and environment of a process; empty when it has ended. */
function factsOf(pid: number): string {
  try {
    return ['cmdline', 'environ'].map((name) => readFileSync(`/proc/${pid}/${name}`, 'latin1')).join('\n');
  } catch {
    return '';
  }
}
