import type { Config } from './config.ts';

type StorageSettings =
  | { folder: string }
  | {
      s3: {
        bucket: string;
        region: string;
        prefix: string;
        endpoint?: string;
        accessKeyId: string;
        secretAccessKey: string;
      };
    };

export function storageSettings(config: Config): StorageSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!bucket || !accessKeyId || !secretAccessKey) return { folder: config.STORAGE_FOLDER };
  const endpoint = config.S3_ENDPOINT;
  return {
    s3: {
      bucket,
      accessKeyId,
      secretAccessKey,
      region: config.S3_REGION,
      prefix: config.S3_PREFIX,
      ...(endpoint && { endpoint }),
    },
  };
}
