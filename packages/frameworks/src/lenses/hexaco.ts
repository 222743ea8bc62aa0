import type { Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

export const hexacoLens: Lens = {
  key: 'hexaco',
  title: 'HEXACO',
  what: 'Six broad traits: close to the Big Five, with honesty and humility added and temper placed under agreeableness.',
  scale: 'unipolar',
  listing: 'each',
  length: 'sentences',
  rule: 'Anger belongs to low agreeableness here, not to emotionality. Never say whether someone lies.',
  trademark: 'HEXACO-PI-R free for non-commercial research only; labels used descriptively.',
  dimensions: [
    {
      key: 'honesty_humility',
      title: 'Honesty-Humility',
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Self-serving',
      high: 'Sincere and modest',
      lookFor:
        'plain dealing, fairness when cheating would pay, little interest in luxury or rank, modesty; or flattery, advantage and entitlement',
      cannot: 'not whether someone lies',
    },
    {
      key: 'emotionality',
      title: 'Emotionality',
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Tough',
      high: 'Sentimental and fearful',
      lookFor:
        'fear of harm, worry, leaning on others for comfort, tender attachment; or toughness and distance from all four',
    },
    {
      key: 'extraversion_x',
      title: 'eXtraversion',
      evidenceLevels: evidenceLevels(2, 2, 3),
      low: 'Reserved',
      high: 'Lively',
      lookFor:
        'feeling liked and at ease with oneself, boldness before people, company enjoyed, high energy; or their absence',
    },
    {
      key: 'agreeableness_a',
      title: 'Agreeableness (vs Anger)',
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Quick to anger',
      high: 'Patient',
      lookFor: 'forgiving, mild judgement, giving way and patience under provocation; or grudges, criticism and temper',
    },
    {
      key: 'conscientiousness_c',
      title: 'Conscientiousness',
      evidenceLevels: evidenceLevels(2, 1, 1),
      low: 'Loose',
      high: 'Thorough',
      lookFor:
        'order, hard work, checking for errors and thinking before acting; or ease with mess, half measures and impulse',
    },
    {
      key: 'openness_o',
      title: 'Openness to Experience',
      evidenceLevels: evidenceLevels(3, 1, 2),
      low: 'Conventional',
      high: 'Inquisitive',
      lookFor:
        'beauty noticed, curiosity about how the world works, invention, liking for the odd; or the familiar preferred',
    },
  ],
};
