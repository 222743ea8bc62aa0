import type { Lens } from '../framework.ts';
import { area, openArea } from './symptom-area.ts';

export const hamd17Lens: Lens = {
  key: 'hamd17',
  title: 'Hamilton Depression (17) areas',
  what: 'The areas a clinician rates after talking with someone: what the wording mentions, and what only a conversation could show.',
  scale: 'symptom',
  listing: 'found',
  length: 'sentence',
  bands: [
    { key: 'none', label: 'None', from: 0, to: 7 },
    { key: 'mild', label: 'Mild', from: 8, to: 16 },
    { key: 'moderate', label: 'Moderate', from: 17, to: 23 },
    { key: 'severe', label: 'Severe', from: 24, to: 52 },
  ],
  derive: ['symptom-total-range'],
  rule: 'This scale is rated by a clinician in the room: never speak as one.',
  trademark: 'Hamilton Depression: generally treated as public domain (Hamilton 1960).',
  dimensions: [
    area('mood', 'Low mood', 4, 'gloom or hopelessness the writer names as their own'),
    area('guilt', 'Guilt', 4, 'remorse over what was done, or a burden to others felt'),
    openArea('suicide', 'Suicidal thoughts', 4, 'crisis'),
    area('insomnia_early', 'Falling asleep', 2, 'lying awake long before sleep comes'),
    area('insomnia_middle', 'Waking in the night', 2, 'broken or restless sleep in the middle of the night'),
    area('insomnia_late', 'Waking too early', 2, 'sleep that ends hours too soon'),
    area('work_activities', 'Work and activities', 4, 'work, hobbies or duties that lost interest or were given up'),
    openArea('retardation', 'Slowed speech and movement', 4, 'observed'),
    openArea('agitation', 'Visible restlessness', 4, 'observed'),
    area('anxiety_psychic', 'Worry and tension', 4, 'worry, dread or irritability that is mentioned'),
    area('anxiety_somatic', 'Body signs of anxiety', 4, 'heart, breath, stomach or sweat reacting to worry, as told'),
    area('somatic_gi', 'Stomach and appetite', 2, 'little wish for food, an upset stomach'),
    area('somatic_general', 'Tiredness and heaviness', 2, 'a worn-out, aching body'),
    openArea('genital_symptoms', 'Loss of interest in intimacy', 2, 'never-scored'),
    area('health_worry', 'Worry about health', 4, 'thoughts that keep returning to the body and illness'),
    area('weight_loss', 'Weight loss', 2, 'weight lost without meaning to, as told'),
    openArea('insight', 'Insight', 2, 'observed'),
  ],
};
