import type { DisclaimerKey } from './framework.ts';

/** Short forms shown under every report. */
export const disclaimers: Record<DisclaimerKey, string> = {
  GEN: "AI-written reading of one sample. It describes how this material comes across, not who someone is. Even good text-based readings agree only modestly with a person's own questionnaire scores (about r 0.3). Not for hiring, credit, insurance, education, legal or medical decisions.",
  MEDIA:
    'First impressions from pictures and clips mostly reflect clothing, setting and lighting. Research finds face-based personality impressions inaccurate. We describe choices and behaviour, not faces.',
};
