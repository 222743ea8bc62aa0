import { defineFramework } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

/** In the order of their numbers. */
const types = {
  'Type 1 - Principled':
    'a sense of how things ought to be, irritation at error and sloppiness, an inner critic; fear of being wrong or corrupt, wish for integrity',
  'Type 2 - Giving':
    'attention to what others need, giving as the way to closeness, own needs told late; fear of being unwanted, wish to be loved',
  'Type 3 - Achieving':
    'goals, results and how one is seen while reaching them, adapting to what counts; fear of being worthless, wish to be valued',
  'Type 4 - Individual':
    'difference from others, longing and what is missing, feeling explored and given form; fear of having no identity, wish to be oneself',
  'Type 5 - Investigating':
    'stepping back to understand, guarding time and energy, knowing before acting; fear of being incapable or depleted, wish to be competent',
  'Type 6 - Loyal':
    'what could go wrong thought through, trust tested, allies and agreements relied on or doubted; fear of being without support, wish for security',
  'Type 7 - Enthusiastic':
    'plans and options multiplied, the bright side found, limits and dull pain escaped; fear of being trapped in pain, wish to be satisfied',
  'Type 8 - Challenging':
    'directness, taking charge, testing strength, protecting the weak; fear of being controlled, wish for self-protection',
  'Type 9 - Peaceful':
    'harmony kept, all sides seen, own wishes postponed or forgotten; fear of separation and conflict, wish for peace',
};

export const enneagram = defineFramework({
  id: 'enneagram',
  version: 1,
  label: 'Enneagram',
  title: 'Enneagram Analysis',
  sidebar: { row: 6, icon: 'Orbit' },
  kinds: ['text', 'image', 'video'],
  letter: {
    ask: 'Which Enneagram type am I?',
    say: 'Name the best guess and the runner-up by number and name, argue the best one from what they say they want and avoid, say what speaks for the next one and what decides against it, never from how such a type is said to be, and ask one question about ordinary days that would tell most. Once, in plain words: the Enneagram has thin support in research.',
  },
  cautions: [
    "Argue from stated motives, fears and recurring explanations of one's own actions; what someone does fits several types.",
    'Judge how well each type fits on its own; never give a single verdict, several candidates are ranked afterwards.',
    'Use type numbers with the labels given here; no wing, tritype or level unless the material itself speaks of it.',
    'Write every type as a way of being in the world with its gift and its cost; no type is healthier than another.',
  ],
  lenses: [
    {
      key: 'types',
      title: 'Nine types',
      what: 'Nine patterns of motive, each with a typical fear and wish; popular for reflection, with mixed support in research.',
      scale: 'unipolar',
      chart: 'wheel',
      listing: 'each',
      length: 'paragraph',
      derive: ['enneagram-ranking'],
      rule: 'Position is the fit: 0 when the motive is absent or contradicted, 100 when the writer states it again and again in different matters.',
      trademark: 'RHETI (Enneagram Institute) and Tritype (Fauvre) are protected names.',
      dimensions: Object.entries(types).map(([title, lookFor], index) => ({
        key: `t${index + 1}`,
        title,
        evidenceLevels: evidenceLevels(1, 0, 1),
        lookFor,
      })),
    },
    {
      key: 'instincts',
      title: 'Instincts',
      what: 'Three everyday areas of attention that colour any type.',
      scale: 'unipolar',
      listing: 'each',
      length: 'sentences',
      rule: 'These are places where attention goes, never needs of the body in the sexual sense.',
      dimensions: [
        {
          key: 'sp',
          title: 'Self-preservation',
          evidenceLevels: evidenceLevels(1, 0, 1),
          lookFor: 'home, money, food, rest, health routines and enough in reserve as recurring concerns',
        },
        {
          key: 'so',
          title: 'Social',
          evidenceLevels: evidenceLevels(1, 0, 1),
          lookFor: 'belonging, standing, roles and what the group thinks or needs as recurring concerns',
        },
        {
          key: 'one',
          title: 'One-to-one',
          evidenceLevels: evidenceLevels(1, 0, 1),
          lookFor: 'intensity with one person or one thing, chemistry and being chosen as recurring concerns',
          cannot: 'never about sex life',
        },
      ],
    },
  ],
  drawsFirstLens: true,
  disclaimers: ['GEN', 'MOTIVE'],
  maxOutputTokens: 5_000,
});
