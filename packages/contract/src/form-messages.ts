import type { z } from 'zod';

const MAX_PROBLEMS = 3;

/** The message for an invalid value. It names only our types and limits, never the submitted value. */
export function formMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'Required';
  if (issue.code === 'invalid_type') return `Expected ${issue.expected}, received ${typeName(issue.input)}`;
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'Invalid email';
  if (issue.code === 'too_small') return sizeMessage(issue, ['at least', 'greater than'], issue.minimum);
  if (issue.code === 'too_big') return sizeMessage(issue, ['at most', 'less than'], issue.maximum);
  return 'Invalid input';
}

/**
 * `field: message` for the first few issues. Only the outermost field is named, because deeper ones may be a visitor's
 * own keys.
 */
export function describeProblems({ issues }: z.ZodError): string {
  return issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path: [field], message }) => (field === undefined ? message : `${String(field)}: ${message}`))
    .join('; ');
}

type Bound = { origin: string; inclusive?: boolean };

function sizeMessage({ origin, inclusive }: Bound, [length, size]: [string, string], limit: number | bigint): string {
  if (origin === 'string') return `String must contain ${length} ${limit} character(s)`;
  return origin === 'number' ? `Number must be ${size} ${inclusive ? 'or equal to ' : ''}${limit}` : 'Invalid input';
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
