import { defineFramework } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

const TRIAD = 'Dark Triad';
const TETRAD = 'Dark Tetrad';
const VULNERABLE = 'Vulnerable dark triad';
const CORE = 'Shared core';
const LIGHT = 'Light Triad';

export const darkTraits = defineFramework({
  id: 'darktraits',
  version: 2,
  label: 'Dark Traits',
  failed: 'dark traits',
  title: 'Dark Traits Analysis',
  sidebar: { row: 7, icon: 'MoonStar' },
  kinds: ['text', 'image', 'video'],
  letter: {
    ask: 'Do I have dark traits? Be honest.',
    say: 'The three one after the other: narcissism, machiavellianism, psychopathy, and what stands on the other side of the scale. Tendencies of everyday life: nobody is called a narcissist, a psychopath or a manipulator.',
  },
  cautions: [
    'Speak of tendencies in the wording, never of what someone is: no "narcissist", "psychopath", "sadist" or "manipulator".',
    'Ask first whether irony, fiction, anger, banter or a work role explains a passage, and count it only when it does not.',
    'Weigh the light side with the same care as the dark one.',
    'Never estimate a score of a checklist used by trained raters, never a cut-off, a disorder, a crime or a danger.',
  ],
  lenses: [
    {
      key: 'darktraits',
      title: 'Dark and light tendencies',
      what: 'Everyday-range tendencies to put oneself before others, with the considerate ones as a counterweight.',
      scale: 'unipolar',
      chart: 'steps',
      listing: 'each',
      length: 'paragraph',
      isZeroFloor: true,
      bands: [
        { key: 'not_seen', label: 'Not seen', from: 0, to: 0 },
        { key: 'faint', label: 'Faint', from: 1, to: 30 },
        { key: 'some', label: 'Some', from: 31, to: 60 },
        { key: 'clear', label: 'Clear', from: 61, to: 100 },
      ],
      rule: 'Where the material does not show it, which is the usual case, give level low and position 0, name what was looked at in considered and leave evidence empty. Say what the passages show and what else could explain them.',
      trademark: 'SD3/SD4, NPI, MACH-IV, TriPM, PCL-R items and cut-offs are not used.',
      dimensions: [
        {
          key: 'machiavellianism',
          title: 'Machiavellianism',
          group: TRIAD,
          evidenceLevels: evidenceLevels(2, 0, 1),
          lookFor: 'people spoken of as means, advantage put before scruple, cynical rules about how everyone is',
          cannot: 'not from business or chess talk',
        },
        {
          key: 'grandiose_narcissism',
          title: 'Grandiose Narcissism',
          group: TRIAD,
          evidenceLevels: evidenceLevels(2, 0, 1),
          lookFor:
            'being above others, special treatment taken as due, admiration sought; tell the charming side from the belittling one',
          cannot: 'not from pride in one achievement or from first-person pronouns',
        },
        {
          key: 'primary_psychopathy',
          title: 'Psychopathy (callous-bold)',
          group: TRIAD,
          evidenceLevels: evidenceLevels(2, 0, 1),
          lookFor: 'harm to others told with indifference, fearless command, remorse said to be absent',
          cannot: 'not from talk of crime or dark humour',
        },
        {
          key: 'everyday_sadism',
          title: 'Everyday Sadism',
          group: TETRAD,
          evidenceLevels: evidenceLevels(2, 0, 0),
          lookFor: "pleasure in others' discomfort, stated as such",
          cannot: 'not from horror fiction or banter',
        },
        {
          key: 'vulnerable_narcissism',
          title: 'Vulnerable Narcissism',
          group: VULNERABLE,
          evidenceLevels: evidenceLevels(2, 0, 0),
          lookFor: 'slights felt sharply and kept, together with a quiet claim to more than one is given',
          cannot: 'not from ordinary hurt',
        },
        {
          key: 'secondary_psychopathy',
          title: 'Secondary Psychopathy (impulsive-reactive)',
          group: VULNERABLE,
          evidenceLevels: evidenceLevels(2, 0, 0),
          lookFor: 'striking out on impulse against people, told with distress before or after',
          cannot: 'not from reactions to trauma',
        },
        {
          key: 'borderline_features',
          title: 'Emotionally Unstable Features',
          group: VULNERABLE,
          evidenceLevels: evidenceLevels(1, 0, 0),
          lookFor: 'the same people raised high and cast down in quick turns within the account',
          cannot: 'not any disorder',
        },
        {
          key: 'd_core',
          title: 'Dark core (D)',
          group: CORE,
          evidenceLevels: evidenceLevels(1, 0, 0),
          lookFor:
            'own gain put before others with a justification ready, across several topics: entitlement, spite, self-interest, rules explained away',
          cannot: 'not from single statements',
        },
        {
          key: 'kantianism',
          title: 'Light: treating people as ends',
          group: LIGHT,
          evidenceLevels: evidenceLevels(2, 0, 1),
          lookFor: 'honesty chosen over charm, refusal to use people even when it would pay',
        },
        {
          key: 'humanism',
          title: 'Light: valuing each person',
          group: LIGHT,
          evidenceLevels: evidenceLevels(2, 0, 1),
          lookFor: "people's dignity noticed, pleasure in what others achieve",
        },
        {
          key: 'faith_in_humanity',
          title: 'Light: faith in people',
          group: LIGHT,
          evidenceLevels: evidenceLevels(2, 0, 1),
          lookFor: 'benefit of the doubt given, forgiveness, good intentions expected',
        },
      ],
    },
  ],
  ratesWordsOnly: true,
  disclaimers: ['GEN', 'DARK'],
  maxOutputTokens: 5_000,
});
