import { z } from 'zod';
import { ProviderId } from './models.ts';
import { route } from './route.ts';

export const Status = z.object({
  /** True when analyses can be shared by e-mail. */
  sendgrid: z.boolean(),
  /** True when the models are the simulator: the page says so. */
  simulated: z.boolean(),
  /** Models this deployment offers. */
  models: z.array(ProviderId),
});
export type Status = z.infer<typeof Status>;

export const readStatus = route({ method: 'GET', path: '/api/status', reply: Status });
