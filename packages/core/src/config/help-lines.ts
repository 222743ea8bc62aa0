import { readFileSync } from 'node:fs';
import { HelpLines } from '@app/contract/help-lines';
import { z } from 'zod';

const SHIPPED = new URL('../../../frameworks/src/safety/help-lines.json', import.meta.url);

/** Reads the operator's file, or the shipped one. The error names the problem in the file. */
export function readHelpLines(path?: string): HelpLines {
  const checked = HelpLines.safeParse(JSON.parse(readFileSync(path ?? SHIPPED, 'utf8')));
  if (!checked.success) throw new Error(z.prettifyError(checked.error));
  return checked.data;
}

const read = new Map<string | undefined, HelpLines>();

/** Cached when the settings are checked, so a process shows the same lines until it restarts. */
export function helpLinesOf({ HELP_LINES_FILE: path }: { HELP_LINES_FILE?: string | undefined }): HelpLines {
  const lines = read.get(path) ?? readHelpLines(path);
  read.set(path, lines);
  return lines;
}

/** The path setting; its check also validates the content of the file. */
export const HelpLinesFile = z
  .string()
  .optional()
  .superRefine((path, context) => {
    try {
      helpLinesOf({ HELP_LINES_FILE: path });
    } catch (error) {
      context.addIssue({ code: 'custom', message: `help lines cannot be used: ${(error as Error).message}` });
    }
  });

const REVIEW_EVERY_DAYS = 120;
const DAY_MS = 86_400_000;

/** True when the numbers must be checked against the services' own sites, for the first time or again. */
export function isReviewDue({ reviewedOn }: HelpLines, today: Date): boolean {
  return reviewedOn === null || today.getTime() - Date.parse(reviewedOn) > REVIEW_EVERY_DAYS * DAY_MS;
}

export const REVIEW_ADVICE =
  'the numbers of the help card are due for review: copy packages/frameworks/src/safety/help-lines.json, check every entry against the site of its service, remove what you cannot confirm, set reviewedOn to the day, and name the copy in HELP_LINES_FILE';
