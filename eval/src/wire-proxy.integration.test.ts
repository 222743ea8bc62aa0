import { once } from 'node:events';
import { globSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openRecordedModelCalls } from './recorded-model-calls.ts';

const KEY = 'gw~7Hq2xLz9Wm4Tn6Bv1Kc8';
const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A provider that answers in its own way, and the proxy in front of it. */
async function open(answer: (request: IncomingMessage, response: ServerResponse) => void, isSimulated = true) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  closing.push(stop);
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const out = mkdtempSync(join(tmpdir(), 'proxy-'));
  const wire = join(out, 'wire');
  const providers = { openai: { apiKey: KEY, baseUrl, model: 'gpt-6.1-terra' } };
  const { proxy, ledger } = await openRecordedModelCalls(out, { providers, capUsd: 1, use: 'keep', isSimulated });
  closing.push(proxy.close);
  const call = (words = 'x'): Promise<Response> =>
    fetch(`${proxy.settingsFor('one').openai?.baseUrl}/responses`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}` },
      body: JSON.stringify({ model: 'gpt-6.1-terra', max_output_tokens: 10, input: words }),
    });
  const kept = (): string =>
    globSync(join(wire, '*/*.json'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  return { proxy, ledger, wire, stop, call, kept };
}

test('a key split over two network chunks reaches neither the product nor the recording', async () => {
  const { call, kept } = await open(({ headers }, response) => {
    const body = JSON.stringify({
      error: { message: `wrong: ${headers.authorization}`, request_id: 'req_011CSab12Cd34' },
    });
    response.writeHead(401, { 'content-type': 'application/json', 'retry-after': KEY });
    response.write(body.slice(0, 40));
    setTimeout(() => response.end(body.slice(40)), 20);
  });

  const answer = await call();
  const answerText = await answer.text();

  expect(answer.status).toBe(401);
  expect(JSON.parse(answerText)).toMatchObject({ error: { message: expect.stringContaining('wrong: ') as string } });
  expect(`${answerText}${[...answer.headers.values()].join()}${kept()}`).not.toMatch(/7Hq2|Wm4T|Kc8|011CS/);
});

test('an error during a stream is redacted before it is passed on', async () => {
  const { call, kept } = await open((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {"delta":"Some words"}\n\ndata: {"error":{"message":"x-api-key: gw~7Hq2');
    setTimeout(() => response.end('xLz9Wm4Tn6Bv1Kc8 in org-Ab12Cd34Ef56"}}\n\n'), 20);
  });

  const answerText = await (await call()).text();

  expect(answerText).toContain('Some words');
  expect(`${answerText}${kept()}`).not.toMatch(/7Hq2|Wm4T|Ab12/);
});

test('a call that never reached the provider is not recorded and costs nothing', async () => {
  const { call, stop, proxy, ledger, wire } = await open(() => {});
  stop();

  await expect(call()).rejects.toThrow('fetch failed');

  expect(proxy.isUnreachable('one')).toBe(true);
  expect(ledger.spentMicroUsd()).toBe(0);
  expect(() => readdirSync(wire)).toThrow('ENOENT');
});

test('a connection that breaks after the call was sent is recorded, and its cost stays counted', async () => {
  const { call, kept, proxy, ledger } = await open((_, response) => response.destroy());

  await expect(call()).rejects.toThrow('fetch failed');
  ledger.settle('one', 0);

  expect(proxy.isUnreachable('one')).toBe(false);
  expect([ledger.spentMicroUsd() > 0, ledger.lostCalls()]).toEqual([true, 1]);
  expect(kept()).toContain('"isAborted": true');
});

test('an endless answer is aborted', async () => {
  const { call, proxy } = await open((_, response) => {
    response.writeHead(200);
    const fill = (): void => void (response.destroyed || response.write('a'.repeat(1_000_000), fill));
    fill();
  });

  await expect(call().then((answer) => answer.text())).rejects.toThrow(/terminated|fetch failed/);

  expect(proxy.fault()).toBeUndefined();
});

test('after an answer that cannot be recorded, no provider is called any more', async () => {
  let calls = 0;
  const { call, proxy, wire } = await open((_, response) => {
    calls += 1;
    response.end('{}');
  });
  writeFileSync(wire, 'a file where the folder should be');

  await expect(call().then((answer) => answer.text())).rejects.toThrow(/terminated|fetch failed/);
  const second = await call('y');

  expect(second.status).toBe(503);
  expect(proxy.fault()?.message).toContain('cannot be made: file already exists');
  expect(calls).toBe(1);
});

test('a simulator behind the address of a provider stops the run', async () => {
  const { call, proxy } = await open((_, response) => {
    response.writeHead(200, { 'x-simulated': 'true' });
    response.end('{}');
  }, false);

  expect((await call()).status).toBe(503);
  expect(proxy.fault()?.message).toContain('is the simulator: name it with SIMULATOR_URL');
});
