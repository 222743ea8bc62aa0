import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ConfigError } from '@app/core/config/config';
import { storageSettings } from '@app/core/config/storage-settings';
import { nativePrograms } from '@app/core/extract/sandbox/programs';
import { openSandbox } from '@app/core/extract/sandbox/sandbox';
import { openLog } from '@app/core/log/log';
import { openStorage } from '@app/core/storage/open-storage';
import { v7 as newId } from 'uuid';
import { type Check, fail, ok, warn } from './check-result.ts';

/** Writes, reads and removes a small object. */
export const checkStorage: Check = async (config) => {
  const settings = storageSettings(config);
  const about = 's3' in settings ? `bucket ${settings.s3.bucket}` : `folder ${settings.folder}`;
  const folder = newId();
  try {
    const storage = openStorage(settings);
    try {
      await storage.put(`${folder}/trial`, Readable.from(['trial']));
      const found = await storage.get(`${folder}/trial`);
      const isSame = found !== undefined && (await text(found)) === 'trial';
      return [
        isSame
          ? ok('storage', `${about} can be written and read`)
          : fail('storage', `${about} returns other bytes than were written.`),
      ];
    } finally {
      await storage.removeFolder(folder).catch(() => {});
      await storage.close();
    }
  } catch (error) {
    const { name, code = name } = (error instanceof ConfigError ? error.cause : error) as {
      name: string;
      code?: string;
    };
    const advice = 'correct STORAGE_FOLDER, or the S3_ settings, or start the store.';
    return [fail('storage', `${about} cannot be used (${code}): ${advice}`)];
  }
};

/** Only where the worker reads files. */
export const checkSandbox: Check = async ({ SANDBOX, WORKER_ROLE }) => {
  if (WORKER_ROLE === 'models') return [];
  const workFolder = await mkdtemp(join(tmpdir(), 'doctor-'));
  let reason = '';
  const log = { ...openLog('silent'), warn: (_fields: object, message: string) => void (reason = message) };
  try {
    const { isolation } = await openSandbox({ workFolder }, log);
    const missing: string[] = [];
    for (const [name, path] of Object.entries(nativePrograms)) await access(path).catch(() => missing.push(name));
    return [
      isolation === 'bubblewrap'
        ? ok('sandbox', 'isolates parsers with bubblewrap')
        : (SANDBOX === 'required' ? fail : warn)('sandbox', `${reason}.`),
      missing.length > 0
        ? warn(
            'programs',
            `${missing.join(', ')} not installed: sudo apt-get install poppler-utils ffmpeg libheif-examples. Such files cannot be read.`,
          )
        : ok('programs', 'that read files are installed'),
    ];
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
};
