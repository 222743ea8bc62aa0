import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';

/** The one version of the package `kind`: fields and files beside its name, and its age. */
type Release = { manifest?: object; files?: Record<string, string>; released?: Date };

let release: Release = {};
let advisories: Record<string, unknown> = {};
let auditedCount = 0;
const registry = createServer((request, answer) => {
  if (request.url?.endsWith('.tgz')) return void answer.end(pack(release));
  if (!request.url?.endsWith('/advisories/bulk')) return void answer.end(JSON.stringify(metadata()));
  void buffer(request).then((body) => {
    const asked = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    auditedCount = Object.keys(JSON.parse(asked.toString()) as object).length;
    return answer.setHeader('content-type', 'application/json').end(JSON.stringify(advisories));
  });
}).listen(0, '127.0.0.1');
await once(registry, 'listening');
const { port } = registry.address() as AddressInfo;

const folder = mkdtempSync(join(tmpdir(), 'registry-'));
const ours = join(folder, 'ours');
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

function metadata(): object {
  const { manifest, released = new Date('2020-01-01') } = release;
  const integrity = `sha512-${createHash('sha512').update(pack(release)).digest('base64')}`;
  const dist = { tarball: `http://127.0.0.1:${port}/kind/-/kind-1.0.0.tgz`, integrity };
  const versions = { '1.0.0': { name: 'kind', version: '1.0.0', ...manifest, dist } };
  return { name: 'kind', 'dist-tags': { latest: '1.0.0' }, time: { '1.0.0': released }, versions };
}

function pack({ manifest, files }: Release): Buffer {
  const root = mkdtempSync(join(folder, 'pack-'));
  const all = { 'package.json': JSON.stringify({ name: 'kind', version: '1.0.0', ...manifest }), ...files };
  mkdirSync(join(root, 'package'));
  for (const [name, content] of Object.entries(all)) writeFileSync(join(root, 'package', name), content);
  return execFileSync('tar', ['-cz', '--mtime=@0', '-C', root, 'package']);
}

type Ended = { code: number | null; output: string };

async function runPnpm(cwd: string, ...args: string[]): Promise<Ended> {
  const child = spawn('pnpm', [...args, `--registry=http://127.0.0.1:${port}/`], { cwd });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, output: output + errors };
}

/** The store and the cache are new, so that nothing is known already. */
async function install(option: string): Promise<Ended> {
  const empty = mkdtempSync(join(folder, 'empty-'));
  return runPnpm(
    ours,
    'install',
    option,
    `--store-dir=${empty}`,
    `--config.cache-dir=${empty}`,
    '--config.fetch-retries=0',
  );
}

/** A workspace under our own settings that needs `kind`, with the lockfile of a release without fault. */
beforeEach(async () => {
  rmSync(ours, { recursive: true, force: true });
  mkdirSync(ours);
  copyFileSync('pnpm-workspace.yaml', join(ours, 'pnpm-workspace.yaml'));
  writeFileSync(join(ours, 'package.json'), JSON.stringify({ name: 'ours', dependencies: { kind: '1.0.0' } }));
  release = {};
  expect(await install('--lockfile-only')).toMatchObject({ code: 0 });
});

test('pnpm installs a valid release under our settings', async () => {
  expect(await install('--frozen-lockfile')).toMatchObject({ code: 0 });
});

const elsewhere = { outside: `http://localhost:${port}/outside.tgz` };

test.for<[what: string, planted: Release, option: string, fault: string]>([
  [
    'an unreviewed install script',
    { manifest: { scripts: { install: 'exit' } } },
    '--no-frozen-lockfile',
    'IGNORED_BUILDS',
  ],
  ['native code without a script', { files: { 'binding.gyp': '' } }, '--no-frozen-lockfile', 'IGNORED_BUILDS'],
  ['a release of today', { released: new Date() }, '--no-frozen-lockfile', 'NO_MATURE_MATCHING_VERSION'],
  ['a release of today in the lockfile', { released: new Date() }, '--frozen-lockfile', 'MINIMUM_RELEASE_AGE'],
  ['content that does not match its hash', { files: { 'a.js': '' } }, '--frozen-lockfile', 'TARBALL_INTEGRITY'],
  ['a package from elsewhere', { manifest: { dependencies: elsewhere } }, '--no-frozen-lockfile', 'EXOTIC_SUBDEP'],
])('%s fails the installation', async ([, planted, option, fault]) => {
  release = planted;
  if (option === '--no-frozen-lockfile') rmSync(join(ours, 'pnpm-lock.yaml'));

  const { code, output } = await install(option);

  expect(output).toContain(`ERR_PNPM_${fault}`);
  expect(code).toBe(1);
});

/** In the form the registry answers in. */
const advisoryOf = (vulnerable_versions: string): object[] => [
  { id: 1, url: 'https://github.com/advisories/GHSA-test-test-test', title: '', severity: 'high', vulnerable_versions },
];

test('a published weakness of a package in the lockfile fails the daily scan', async () => {
  advisories = { zod: advisoryOf('<999.0.0') };

  const { code, output } = await runPnpm('.', 'audit', '--audit-level', 'low');

  expect(output).toContain('GHSA-test-test-test');
  expect(code).toBe(1);
  expect(auditedCount).toBeGreaterThan(100);
});
