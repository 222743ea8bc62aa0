import { z } from 'zod';

/** The page's knowledge of the visitor's location; never derived from an IP address. */
export const VisitorLocale = z.object({
  /** The page's language with the browser's region, such as `de-AT`. */
  language: z.string().max(35).optional(),
  /** Such as `Europe/Vienna`. */
  timeZone: z.string().max(64).optional(),
});
export type VisitorLocale = z.infer<typeof VisitorLocale>;
