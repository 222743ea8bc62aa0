import { z } from 'zod';
import { ProviderId } from './models.ts';
import { route } from './route.ts';

/** What stands before work that has not begun. */
export const Wait = z.object({
  /** How many analyses begin first. */
  ahead: z.number().int(),
  /** Until it begins, by how fast the queue moves; left out while nothing in it moves. */
  seconds: z.number().int().optional(),
});
export type Wait = z.infer<typeof Wait>;

export const Status = z.object({
  /** True when analyses can be shared by e-mail. */
  sendgrid: z.boolean(),
  /** True when the models are the simulator: the page says so. */
  simulated: z.boolean(),
  /** Models this deployment offers. */
  models: z.array(ProviderId),
  // An api of an earlier version does not tell the following.
  /** The models that take pictures; the first looks for one that does not. */
  sees: z.array(ProviderId).optional(),
  /** True when speech in a video is written down. */
  hears: z.boolean().optional(),
  /** Assessments that are switched off at the moment. */
  frameworksOff: z.array(z.string()).optional(),
  /** What a new analysis would wait for, by model; a model without a queue is left out. */
  waits: z.partialRecord(ProviderId, Wait).optional(),
  /** True when the caller sent the visitor's cookie. A browser that blocks cookies never does. */
  hasCookie: z.boolean().optional(),
  retentionDays: z.number().int().optional(),
  /** An e-mail address or a page of the operator, for questions about privacy. */
  privacyContact: z.string().optional(),
});
export type Status = z.infer<typeof Status>;

export const readStatus = route({ method: 'GET', path: '/api/status', reply: Status });
