import type { AnalysisSummary } from '@app/contract/analyses';
import { expect, test } from 'vitest';
import { newestAnalysis, newestReply } from './open-work.ts';

const work = (analysisId: string, own: Partial<AnalysisSummary>): AnalysisSummary => ({
  analysisId,
  framework: 'general',
  kind: 'analysis',
  status: 'running',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...own,
});

test('the newest analysis and the newest reply are found separately', () => {
  const list = [work('a1', {}), work('c1', { kind: 'chat', createdAt: '2026-01-02T00:00:00.000Z' })];

  expect(newestAnalysis(list)?.analysisId).toBe('a1');
  expect(newestReply(list)?.analysisId).toBe('c1');
});

test('finished work is ignored', () => {
  const list = [
    work('a1', { status: 'queued' }),
    work('a2', { createdAt: '2026-01-02T00:00:00.000Z' }),
    work('a3', { createdAt: '2026-01-03T00:00:00.000Z', status: 'done' }),
  ];

  expect(newestAnalysis(list)?.analysisId).toBe('a2');
  expect(newestReply(list)).toBeNull();
});
