import { defineFramework, type Dimension } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

const section = (key: string, title: string, levels: Dimension['evidenceLevels'], lookFor: string): Dimension => ({
  key,
  title,
  evidenceLevels: levels,
  lookFor,
});

const plain = (key: string, title: string, lookFor: string): Dimension => ({
  key,
  title,
  evidenceLevels: evidenceLevels(3, 3, 3),
  lookFor,
  evidence: 'plain',
});

export const general = defineFramework({
  id: 'general',
  version: 1,
  label: 'General personality analysis',
  title: 'Personality Analysis',
  kinds: ['text', 'image', 'video'],
  letter: {
    ask: 'Analyze my personality.',
    say: 'What they are like as a person, what they do well, where they stand in their own way.',
  },
  cautions: ['Use no type, trait or test names: this portrait stands on ordinary words.'],
  lenses: [
    {
      key: 'sections',
      title: 'Portrait',
      what: 'A plain-language portrait of how the author or depicted person comes across, without a test model.',
      scale: 'prose',
      listing: 'each',
      length: 'paragraph',
      dimensions: [
        section(
          'communication_style',
          'Communication Style',
          evidenceLevels(3, 1, 3),
          'how the writer addresses a reader: pace, directness, detail, humour, what is said first and what is held back',
        ),
        section(
          'thinking_style',
          'Thinking Style',
          evidenceLevels(3, 0, 2),
          'how thoughts are joined: concrete or abstract, cause and effect, alternatives weighed, how doubt is handled',
        ),
        {
          ...section(
            'emotional_tone_expressed',
            'Emotional Tone Expressed',
            evidenceLevels(3, 1, 1),
            'the tone of the wording and how it changes through the text',
          ),
          cannot: 'the tone of the words only; not an inner state',
        },
        section(
          'social_stance',
          'Social Stance',
          evidenceLevels(2, 1, 2),
          'how other people appear: named or nameless, near or far, helped, judged, needed or avoided',
        ),
        {
          ...section(
            'motivation_and_values',
            'Motivation And Values',
            evidenceLevels(2, 1, 2),
            'what is worth effort to the writer, what is refused, what is given as a reason',
          ),
          cannot: 'never politics or religion',
        },
        section(
          'self_view',
          'Self View',
          evidenceLevels(2, 0, 1),
          'how the writer describes and judges themselves, with pride, irony, doubt or not at all',
        ),
        {
          ...section(
            'coping_and_stress_language',
            'Coping And Stress Language',
            evidenceLevels(2, 0, 1),
            'what the writer says they do when something is hard: plan, wait, joke, ask, withdraw',
          ),
          cannot: 'not a health statement',
        },
        section(
          'strengths',
          'Strengths',
          evidenceLevels(2, 1, 2),
          'abilities and habits the text itself shows at work',
        ),
        section(
          'blind_spots',
          'Blind Spots',
          evidenceLevels(2, 0, 1),
          'what the text leaves out or takes for granted, said kindly and as a possibility',
        ),
        section(
          'contradictions',
          'Contradictions',
          evidenceLevels(2, 1, 2),
          'two passages that pull in different directions, and a way both can be true',
        ),
        section(
          'setting_and_self_presentation',
          'Setting And Self Presentation',
          evidenceLevels(1, 2, 2),
          'the scene the writer places themselves in and the impression it seems meant to give',
        ),
        plain(
          'what_cannot_be_said',
          'What Cannot Be Said',
          'what this sample is too short, too narrow or too polished to show',
        ),
        plain(
          'questions_that_would_help',
          'Questions That Would Help',
          'three questions whose answers would change or sharpen this reading',
        ),
      ],
    },
  ],
  disclaimers: ['GEN'],
  maxOutputTokens: 6_000,
});
