import { z } from 'zod';

/** What a page knows of where its visitor is. It never comes from a network address. */
export const VisitorLocale = z.object({
  /** The language of the page with the region of the browser, such as `de-AT`. */
  language: z.string().max(35).optional(),
  /** Such as `Europe/Vienna`. */
  timeZone: z.string().max(64).optional(),
});
export type VisitorLocale = z.infer<typeof VisitorLocale>;
