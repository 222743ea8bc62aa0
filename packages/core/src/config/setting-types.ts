import { z } from 'zod';

export const port = z.coerce.number().int().min(0).max(65_535);
export const milliseconds = z.coerce.number().int().min(1);
export const count = z.coerce.number().int().min(0);
export const atLeastOne = z.coerce.number().int().min(1);
export const dollars = z.coerce.number().min(0);
export const share = z.coerce.number().min(0).max(1);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

type SettingDescription = { process: 'all' | 'api' | 'worker' | 'models' | 'media'; description: string };
/** The process that reads a setting, and its description. `pnpm settings` builds the operator's table from these. */
export const describedFor = (process: SettingDescription['process'], description: string): SettingDescription => ({
  process,
  description,
});

export const smallModel = (usual: string): z.ZodOptional<z.ZodString> =>
  z
    .string()
    .optional()
    .meta(
      describedFor('models', `The model for triage and second reading; \`${usual}\` by default, \`none\` for neither.`),
    );

/** 32 random bytes in base64 or base64url. */
const serverKey = z
  .string()
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((bytes) => bytes.length === 32, 'must be 32 bytes in base64');

/** A comma-separated list of keys. */
export const serverKeys = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(serverKey).min(1));
