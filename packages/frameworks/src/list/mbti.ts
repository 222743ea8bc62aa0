import { defineFramework } from '../framework.ts';
import { mbtiLens } from '../lenses/mbti.ts';

export const mbti = defineFramework({
  id: 'mbti',
  version: 1,
  label: 'MBTI',
  title: 'MBTI-Style Analysis',
  kinds: ['text', 'image', 'video'],
  letter: {
    ask: 'What MBTI type am I?',
    say: 'Name the best guess and the runner-up, take the four pairs one by one with what speaks for each side and how sure you are, the open ones as open, argue from what they do and never from how such a type is said to be, and ask one question about ordinary days that would tell most. Once, in plain words: types are a way of talking, weakly supported by research.',
  },
  cautions: [
    'Say "MBTI-style" and "reads as", never "is" a type: the pairs are continuous, and the letters can flip on another day.',
    'Write no four-letter code yourself; it is computed from the four positions.',
    'Use no role names such as those of 16Personalities, no -A or -T suffix, and claim no link to the official instrument.',
    'No pair speaks about emotional steadiness: add nothing about it.',
    'Do not let one pair decide another; each stands on its own passages.',
  ],
  lenses: [mbtiLens],
  drawsFirstLens: true,
  disclaimers: ['GEN', 'TYPE'],
  maxOutputTokens: 3_500,
});
