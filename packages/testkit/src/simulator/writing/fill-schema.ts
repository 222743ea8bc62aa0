import { hash } from '../hash.ts';
import type { RequestedSchema } from './json-schema.ts';
import type { MaterialPassage } from './read-material.ts';

const LIST_LENGTH = 2;

/** Fills a schema other than that of a report: quotes come from the material, the rest only satisfies the schema. */
export function fillSchema(given: RequestedSchema, passages: MaterialPassage[], path = ''): unknown {
  const name = path.split('/').at(-1) ?? '';
  const { anyOf: choices = [], ...own } = given;
  const isNullable = [own.type].flat().includes('null') || choices.some(({ type }) => type === 'null');
  if (isNullable && name === 'why_not') return null;
  const schema = { ...own, ...choices.find(({ type }) => type !== 'null') };

  const fillers: Record<string, () => unknown> = {
    object: () =>
      Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [
          key,
          fillSchema(value, passages, `${path}/${key}`),
        ]),
      ),
    array: () =>
      Array.from({ length: Math.min(LIST_LENGTH, schema.maxItems ?? LIST_LENGTH) }, (_, index) =>
        fillSchema(schema.items ?? {}, passages, `${path}/${index}/${name}`),
      ),
    number: () => Math.min(schema.maximum ?? 50, Math.max(schema.minimum ?? 0, 50)),
    boolean: () => false,
    string: () =>
      name === 'quote'
        ? (passages[hash(path) % passages.length]?.text ?? '')
        : `Simulated reading: a model would write the ${name.replaceAll('_', ' ')} here.`,
  };
  if (schema.enum) return schema.enum[hash(path) % schema.enum.length];
  const type = [schema.type].flat().find((candidate) => candidate !== 'null') ?? 'object';
  return fillers[type === 'integer' ? 'number' : type]?.() ?? null;
}
