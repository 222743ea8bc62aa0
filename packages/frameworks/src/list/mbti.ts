import { defineFramework } from '../framework.ts';
import { mbtiLens } from '../lenses/mbti.ts';

export const mbti = defineFramework({
  id: 'mbti',
  version: 1,
  label: 'MBTI',
  title: 'MBTI-Style Analysis',
  kinds: ['text', 'image', 'video'],
  role: 'You describe four preference pairs in the tradition of Jung as sliding scales and argue only from what the input shows.',
  cautions: [
    'Say "MBTI-style" and "reads as", never "is" a type: the pairs are continuous, and the letters can flip on another day.',
    'Write no four-letter code yourself; it is computed from the four positions.',
    'Use no role names such as those of 16Personalities, no -A or -T suffix, and claim no link to the official instrument.',
    'No pair speaks about emotional steadiness: add nothing about it.',
    'Do not let one pair decide another; each stands on its own passages.',
  ],
  lenses: [mbtiLens],
  disclaimers: ['GEN', 'TYPE'],
  maxOutputTokens: 3_500,
});
