import { z } from 'zod';
import { AnalysisStatus } from './analyses.ts';
import { ErrorCode } from './errors.ts';
import { AnalysisId } from './ids.ts';
import { ProviderId } from './models.ts';
import { route } from './route.ts';

/** One reading of a material: the first report, or an opinion on it. */
export const Opinion = z.object({
  analysisId: z.string(),
  model: ProviderId,
  status: AnalysisStatus,
  createdAt: z.iso.datetime(),
  /** Why it failed. */
  errorCode: ErrorCode.optional(),
});
export type Opinion = z.infer<typeof Opinion>;

export const Opinions = z.object({
  /** False when the material of the report is no longer kept; then no model can be asked. */
  isKept: z.boolean(),
  /** Model calls that one more opinion takes, as many as the first report took. */
  calls: z.number().int(),
  /** Analyses this visitor may still start today. */
  left: z.number().int(),
  /** The first report, then every opinion on it. */
  readings: z.array(Opinion),
});
export type Opinions = z.infer<typeof Opinions>;

/** The calls and quota that a second opinion costs, and the existing opinions. */
export const listOpinions = route({
  method: 'GET',
  path: '/api/analyses/:analysisId/opinions',
  params: z.object({ analysisId: AnalysisId }),
  reply: Opinions,
});

/** The result for one model: its analysis, or why it was not asked. */
export const AskedOpinion = z.object({
  model: ProviderId,
  analysisId: z.string().optional(),
  errorCode: ErrorCode.optional(),
});
export type AskedOpinion = z.infer<typeof AskedOpinion>;

/** Starts one analysis per model on the kept material; answers at once. */
export const askOpinions = route({
  method: 'POST',
  path: '/api/analyses/:analysisId/opinions',
  params: z.object({ analysisId: AnalysisId }),
  body: z.object({
    models: z
      .array(ProviderId)
      .min(1)
      .max(ProviderId.options.length)
      .refine((models) => new Set(models).size === models.length, 'Each model once'),
  }),
  reply: z.object({ asked: z.array(AskedOpinion) }),
  proof: true,
});
