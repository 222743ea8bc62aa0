import { defineFramework, type Dimension } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

const VERBAL = 'Verbal';
const NONVERBAL = 'Nonverbal';

const unseen = (key: string, title: string, group: string, cannot: string): Dimension => ({
  key,
  title,
  group,
  evidenceLevels: evidenceLevels(0, 0, 0),
  cannot,
});

export const stanfordBinet = defineFramework({
  id: 'stanford-binet',
  version: 1,
  label: 'Stanford-Binet',
  title: 'Visible Reasoning (Stanford-Binet Lens)',
  sidebar: { row: 8, icon: 'Brain' },
  kinds: ['text', 'image', 'video'],
  letter: {
    ask: 'How do I think? Look at my reasoning the way an intelligence test would (Stanford-Binet).',
    say: 'What their writing shows of reasoning, knowledge, dealing with quantities and with space, by steps of thought that they really took, and where a step does not hold. Once, in plain words: no IQ can be read from writing, and working memory cannot be seen in it.',
  },
  cautions: [
    'Never an IQ, an index, a percentile, an age level or any comparison with other people, not even in words such as "gifted" or "above average".',
    'Strength says how much of this kind of reasoning is on show here; little on show says nothing about what someone can do.',
    'Do not judge by spelling, grammar, accent, length or schooling, and remember second-language writing, look-ups and AI assistance.',
    'Describe the steps of the reasoning themselves: what is inferred from what, which alternatives are weighed, where it stops.',
  ],
  lenses: [
    {
      key: 'factors',
      title: 'Reasoning on show',
      what: 'The five factors of the Stanford-Binet outline, used only to order the reasoning that can be seen in writing; no IQ is estimated.',
      scale: 'strength',
      chart: 'steps',
      listing: 'each',
      length: 'paragraph',
      rule: 'Rate only how much is on show in this material; where the topic asks for none of it, leave it unrated.',
      trademark: 'Stanford-Binet and SB5 are trademarks of the test publisher. No subtests, items or norms.',
      dimensions: [
        {
          key: 'fr_v',
          title: 'Fluid Reasoning - verbal',
          group: VERBAL,
          evidenceLevels: evidenceLevels(2, 0, 1),
          lookFor: 'inference step by step, analogies, a new problem taken apart, an objection foreseen and met',
          cannot: 'an easy topic shows nothing either way',
        },
        {
          key: 'kn_v',
          title: 'Knowledge - verbal',
          group: VERBAL,
          evidenceLevels: evidenceLevels(2, 0, 1),
          lookFor: 'words used with precision, concepts applied where they belong and told apart from their neighbours',
          cannot: 'not education; second-language writing, AI assistance and look-ups change it',
        },
        {
          key: 'qr_v',
          title: 'Quantitative Reasoning - verbal',
          group: VERBAL,
          evidenceLevels: evidenceLevels(1, 0, 0),
          lookFor: 'amounts compared, estimated, put in proportion or calculated within the text',
          cannot: 'only if the text actually reasons with quantities; otherwise not assessable',
        },
        {
          key: 'vs_v',
          title: 'Visual-Spatial - verbal',
          group: VERBAL,
          evidenceLevels: evidenceLevels(1, 0, 0),
          lookFor: 'places, positions, routes or how parts fit together described so that one could draw them',
          cannot: 'only if spatial relations are described; otherwise not assessable',
        },
        unseen('wm_v', 'Working Memory - verbal', VERBAL, 'writing is unlimited external memory'),
        unseen('fr_nv', 'Fluid Reasoning - nonverbal', NONVERBAL, 'needs supervised tasks'),
        unseen('kn_nv', 'Knowledge - nonverbal', NONVERBAL, 'needs supervised tasks'),
        unseen('qr_nv', 'Quantitative Reasoning - nonverbal', NONVERBAL, 'needs supervised tasks'),
        unseen('vs_nv', 'Visual-Spatial - nonverbal', NONVERBAL, 'needs supervised tasks'),
        unseen('wm_nv', 'Working Memory - nonverbal', NONVERBAL, 'needs supervised tasks'),
      ],
    },
  ],
  ratesWordsOnly: true,
  disclaimers: ['GEN', 'IQ'],
  maxOutputTokens: 3_000,
});
