import { openFolderStorage } from './folder.ts';
import { openS3Storage, type S3Settings } from './s3.ts';
import type { Storage } from './storage.ts';

export type StorageSettings = { folder: string } | { s3: S3Settings };

export function openStorage(settings: StorageSettings): Storage {
  return 's3' in settings ? openS3Storage(settings.s3) : openFolderStorage(settings.folder);
}
