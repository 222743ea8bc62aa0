import { z } from 'zod';
import { route } from './route.ts';

const number = z.string().regex(/^[*+\d][\d -]{1,20}$/, 'must be a number as it is dialled');
const address = z.url({ protocol: /^https$/ });

const HelpLine = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(['suicide', 'support']),
  phone: z.array(number).min(1),
  /** A number that takes text messages. */
  sms: number.optional(),
  chat: address.optional(),
  /** `24/7`, `10:00–24:00`, or empty if unknown. */
  hours: z.string().regex(/^(?:|24\/7|\d\d:\d\d–\d\d:\d\d)$/, 'must be 24/7, HH:MM–HH:MM or empty'),
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).min(1),
  site: address.optional(),
  /** Where the entry comes from. */
  source: z.string().min(1),
});

const HelpRegion = z.strictObject({
  region: z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code such as AT'),
  emergency: z.array(number).min(1),
  lines: z.array(HelpLine),
});
export type HelpRegion = z.infer<typeof HelpRegion>;

/** The numbers of the crisis card. */
export const HelpLines = z.strictObject({
  /** The date when every entry was last checked against the service's own site; null until the first check. */
  reviewedOn: z.iso.date().nullable(),
  international: z.strictObject({ name: z.string().min(1), site: address }),
  regions: z
    .array(HelpRegion)
    .refine((regions) => new Set(regions.map(({ region }) => region)).size === regions.length, 'a region stands twice'),
});
export type HelpLines = z.infer<typeof HelpLines>;

/** The numbers this deployment shows. */
export const readHelpLines = route({ method: 'GET', path: '/api/help-lines', reply: HelpLines });
