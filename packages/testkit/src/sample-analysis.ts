import { randomBytes } from 'node:crypto';
import type { NewAnalysis } from '@app/core/db/analyses';
import { asSealed } from '@app/core/vault/sealed';

/**
 * The row of a text analysis that waits for a worker, with sealed bytes that no key opens unless `own` replaces them.
 */
export function sampleAnalysis(own: Pick<NewAnalysis, 'id' | 'sessionId'> & Partial<NewAnalysis>): NewAnalysis {
  const bytes = asSealed(randomBytes(32));
  return {
    framework: 'general',
    frameworkVersion: 1,
    provider: 'openai',
    kind: 'text',
    simulated: true,
    stage: 'write',
    uploadId: undefined,
    quotaSubject: { visitor: bytes, network: bytes, block: bytes },
    sealedInput: bytes,
    workerKey: bytes,
    ...own,
  };
}
