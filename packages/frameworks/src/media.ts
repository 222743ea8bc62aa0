import type { Dimension } from './framework.ts';
import { evidenceLevels } from './evidence-levels.ts';

/** Opens the profile of each person in view. */
export const personSummary: Dimension = {
  key: 'summary',
  title: 'Summary',
  evidenceLevels: evidenceLevels(2, 1, 2),
  isLead: true,
  lookFor:
    'four or five sentences on what is most characteristic of how this person is presented here: what they do, how they hold themselves, what they chose to wear and to be seen with',
};

/** Replaces the dimensions of a lens when this material can show none of its scales. */
export const presented: Dimension = {
  key: 'presented',
  title: 'What Is Visibly Presented',
  evidenceLevels: evidenceLevels(0, 1, 1),
  lookFor:
    'a full paragraph, six to ten sentences: what is really on show that someone working with this lens would look at first, taken area by area in the order of the lens, each point resting on a line of the material; where an area has nothing on show, say so in half a sentence. Describe, do not rate, and draw no conclusion about what lies behind it',
};

/** What to look for in pictures and clips, in place of the general portrait's hints about wording. */
export const generalInMedia: Readonly<Record<string, Pick<Dimension, 'lookFor' | 'cannot'>>> = {
  communication_style: {
    lookFor:
      'how the person turns to others or to the camera: gesture, distance, gaze to the camera, what is said if anything is',
  },
  thinking_style: {
    lookFor: 'how thoughts are joined in what is said, and how tools, notes or objects are used to think with',
  },
  emotional_tone_expressed: {
    lookFor:
      'the visible expressions and the liveliness of gesture, named as expressions ("smiling"), and how they change',
    cannot: 'expressions only; not an inner state',
  },
  social_stance: { lookFor: 'nearness, orientation and shared activity: who is turned to whom, who gives, who waits' },
  motivation_and_values: { lookFor: 'what the chosen activity, clothing and objects give room to' },
  self_view: { lookFor: 'what is said about oneself, and how openly the person lets themselves be seen' },
  coping_and_stress_language: { lookFor: 'what is said or done when something goes wrong in the clip' },
  strengths: { lookFor: 'abilities and habits that can be seen at work' },
  blind_spots: { lookFor: 'what the presentation leaves out or takes for granted, said kindly and as a possibility' },
  contradictions: { lookFor: 'two visible things that pull in different directions, and a way both can be true' },
  setting_and_self_presentation: {
    lookFor: 'the place, the clothing and the framing as choices, and the impression they give',
  },
  what_cannot_be_said: { lookFor: 'what one picture or clip cannot show about this person' },
  questions_that_would_help: {
    lookFor: 'three questions to this person whose answers would change or sharpen this reading',
  },
};

/** With nobody in view, a picture is read as its maker's choice. */
export const makerLens = {
  key: 'picture',
  title: { image: 'The Picture As A Choice', video: 'The Clip As A Choice' },
  sections: [
    'setting_and_self_presentation',
    'motivation_and_values',
    'contradictions',
    'what_cannot_be_said',
    'questions_that_would_help',
  ],
} as const;
