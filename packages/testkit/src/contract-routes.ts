import { readdir } from 'node:fs/promises';
import type { Route } from '@app/contract/route';
import { z } from 'zod';

/** Values for the ids in a call, by field name. */
export type Ids = Record<string, string>;

/** Path parameters that select an option and identify no record. */
const choices: Ids = { framework: 'bigfive' };

const FOLDER = new URL('./', import.meta.resolve('@app/contract/route'));

/** Every route that any file of the contract exports, so that tests cannot miss a new one. */
export async function listContractRoutes(): Promise<Route[]> {
  const files = (await readdir(FOLDER)).filter((file) => /^[a-z-]+\.ts$/.test(file));
  const modules = await Promise.all(files.map(async (file) => (await import(new URL(file, FOLDER).href)) as object));
  return modules.flatMap((module) => Object.values(module).filter(isRoute));
}

export const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Names of the id parameters in a route's path. */
export function paramsOf({ path }: Route): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name).filter((name) => !(name in choices));
}

/** Field names of a body or query schema, as callers send them. */
export function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties ?? {});
}

/** The URL of a route with these ids. A missing value is a gap in the test, so it throws. */
export function addressOf(route: Route, ids: Ids): string {
  const value = (name: string): string => {
    const id = ids[name] ?? choices[name];
    if (id === undefined) throw new Error(`no value for "${name}" of ${nameOf(route)}`);
    return encodeURIComponent(id);
  };
  const path = route.path.replaceAll(/:(\w+)/g, (_match, name: string) => value(name));
  const query = fieldsOf(route.query).filter((name) => name in ids);
  return query.length > 0 ? `${path}?${query.map((name) => `${name}=${value(name)}`).join('&')}` : path;
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
