import type { Dimension, Level, Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

type Row = [key: string, text: Level, title: string, lookFor: string];

const facets = (group: string, rows: Row[]): Dimension[] =>
  rows.map(([key, text, title, lookFor]) => ({
    key,
    title,
    group,
    evidenceLevels: evidenceLevels(text, 0, 0),
    lookFor,
  }));

export const pid5Lens: Lens = {
  key: 'pid5',
  title: 'PID-5 trait outline',
  what: 'Twenty-five traits in five areas, the difficult mirror of the Big Five, used only to order what this material mentions.',
  scale: 'strength',
  listing: 'found',
  length: 'sentence',
  rule: 'Everyone has some of each. Write what the passages mention and in which situations; give no mean, no domain score and no word such as maladaptive about the writer.',
  trademark: 'PID-5 copyright APA; clinician/research reproduction only.',
  dimensions: [
    ...facets('Negative Affectivity', [
      ['emotional_lability', 2, 'Emotional lability', 'feelings said to change fast and strongly'],
      ['anxiousness', 2, 'Anxiousness', 'worry, nervousness and fear of what may come'],
      ['separation_insecurity', 1, 'Separation insecurity', 'fear of being left or of being alone'],
      ['submissiveness', 1, 'Submissiveness', "own wishes bent to others' against own interest"],
      ['hostility', 2, 'Hostility', 'anger and readiness to hit back, also at small things'],
      ['perseveration', 2, 'Perseveration', 'staying with a thought or way that no longer helps'],
      ['depressivity', 2, 'Depressivity', 'hopelessness, shame and low worth in the wording'],
      ['suspiciousness', 1, 'Suspiciousness', 'bad intent expected, also from close people'],
    ]),
    ...facets('Detachment', [
      ['withdrawal', 2, 'Withdrawal', 'being alone preferred, contact not begun or answered'],
      ['anhedonia', 1, 'Anhedonia', 'little pleasure or interest in what life offers'],
      ['intimacy_avoidance', 1, 'Intimacy avoidance', 'closeness and attachment kept away; never sex life'],
      ['restricted_affectivity', 1, 'Restricted affectivity', 'stirring events told as leaving one unmoved'],
    ]),
    ...facets('Antagonism', [
      ['manipulativeness', 1, 'Manipulativeness', 'steering people by charm or tactics, told by the writer'],
    ]),
    {
      key: 'deceitfulness',
      title: 'Deceitfulness',
      group: 'Antagonism',
      evidenceLevels: evidenceLevels(0, 0, 0),
      cannot: 'nobody can see from writing whether it is honest; deception is never inferred',
    },
    ...facets('Antagonism', [
      ['grandiosity', 1, 'Grandiosity', 'being above others and owed more'],
      ['attention_seeking', 1, 'Attention seeking', 'being noticed and admired as an aim'],
      ['callousness', 1, 'Callousness', "others' hurt told without concern or regret"],
    ]),
    ...facets('Disinhibition', [
      ['irresponsibility', 1, 'Irresponsibility', 'promises and obligations told as dropped'],
      ['impulsivity', 1, 'Impulsivity', 'acting at once, without plan or thought of outcome'],
      ['distractibility', 1, 'Distractibility', 'trouble staying with a task, as told'],
      ['risk_taking', 1, 'Risk taking', 'danger sought or ignored without need'],
    ]),
    ...facets('Disinhibition, its opposite', [
      ['rigid_perfectionism', 2, 'Rigid perfectionism', 'everything flawless, one right way, trouble letting go'],
    ]),
    ...facets('Psychoticism', [
      [
        'unusual_beliefs_and_experiences',
        1,
        'Unusual beliefs and experiences',
        'powers or events the writer says most would find odd; never religion',
      ],
      ['eccentricity', 1, 'Eccentricity', 'own ways the writer says others find strange'],
    ]),
    {
      key: 'perceptual_dysregulation',
      title: 'Perceptual dysregulation',
      group: 'Psychoticism',
      evidenceLevels: evidenceLevels(0, 0, 0),
      cannot: 'needs questions about perception, asked by a clinician',
    },
  ],
};
