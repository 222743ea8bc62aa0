import { z } from 'zod';
import { ProviderId } from './models.ts';
import { route } from './route.ts';

/** The wait of a queued analysis, or of one that waits for something that is busy or away. */
export const Wait = z.object({
  /** How many analyses start before it. */
  ahead: z.number().int(),
  /** Estimated seconds until it starts, from the queue's throughput; absent while the queue does not move. */
  seconds: z.number().int().optional(),
  /** What it waits for: its model takes no calls at the moment, or a part of this service is away. */
  for: z.enum(['model', 'service']).optional(),
});
export type Wait = z.infer<typeof Wait>;

export const Status = z.object({
  /** True when analyses can be shared by e-mail. */
  sendgrid: z.boolean(),
  /** True when the simulator replaces the models; the page shows a notice. */
  simulated: z.boolean(),
  /** Models this deployment offers. */
  models: z.array(ProviderId),
  // Earlier API versions do not send the following fields.
  /** The models that accept pictures; the first is the fallback for a model that does not. */
  sees: z.array(ProviderId).optional(),
  /** True when speech in videos is transcribed. */
  hears: z.boolean().optional(),
  /** Assessments that are switched off at the moment. */
  frameworksOff: z.array(z.string()).optional(),
  /** The wait of a new analysis by model; models without a queue are absent. */
  waits: z.partialRecord(ProviderId, Wait).optional(),
  /** True when the request carried the visitor's cookie; a browser that blocks cookies never sends it. */
  hasCookie: z.boolean().optional(),
  retentionDays: z.number().int().optional(),
  /** The operator's e-mail address or page for privacy questions. */
  privacyContact: z.string().optional(),
});
export type Status = z.infer<typeof Status>;

export const readStatus = route({ method: 'GET', path: '/api/status', reply: Status });
