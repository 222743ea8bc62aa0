import type { Dimension, Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

type Row = [key: string, title: string, lookFor: string];

const facets = (group: string, rows: Row[]): Dimension[] =>
  rows.map(([key, title, lookFor]) => ({ key, title, group, evidenceLevels: evidenceLevels(2, 0, 0), lookFor }));

export const bigFiveFacetsLens: Lens = {
  key: 'facets',
  title: 'Facets',
  what: 'Six narrower traits inside each of the five, shown where a longer text carries them.',
  scale: 'unipolar',
  listing: 'found',
  length: 'sentence',
  validity: 'bigfive',
  minWords: 600,
  minQuotes: 2,
  rule: 'Name a facet only when two different passages carry it. A facet may differ from its trait: say so when it does.',
  dimensions: [
    ...facets('Emotional Reactivity', [
      ['anxiety', 'Anxiety', 'worry and apprehension about what may come, in more than one matter'],
      ['anger', 'Anger', 'how fast and how hot annoyance rises in the telling, and how long it lasts'],
      ['depression', 'Low mood proneness', 'discouragement and heaviness that return in the account; never an illness'],
      [
        'self_consciousness',
        'Self-consciousness',
        'attention to how one looks to others, embarrassment remembered or feared',
      ],
      ['immoderation', 'Immoderation', 'giving in to cravings and impulses the writer meant to resist'],
      ['vulnerability', 'Vulnerability to stress', 'whether pressure leaves the writer able to act or overwhelmed'],
    ]),
    ...facets('Extraversion', [
      ['friendliness', 'Friendliness', 'ease and warmth toward people just met, closeness offered early'],
      ['gregariousness', 'Gregariousness', 'crowds, groups and company sought or kept away from'],
      ['assertiveness', 'Assertiveness', 'taking charge, speaking first, stating wishes plainly'],
      ['activity_level', 'Activity level', 'how full and fast the described days are, and whether that is liked'],
      ['excitement_seeking', 'Excitement-seeking', 'thrill, speed, noise and intensity wanted for their own sake'],
      ['cheerfulness', 'Cheerfulness', 'laughter, delight and high spirits in the wording'],
    ]),
    ...facets('Openness to Experience', [
      ['imagination', 'Imagination', 'invented scenes, what-ifs and daydreams that enter the account'],
      ['artistic_interests', 'Artistic interests', 'beauty noticed: music, words, light, form, nature'],
      ['emotionality', 'Emotional awareness', 'feelings told apart and named with precision, taken as worth knowing'],
      ['adventurousness', 'Adventurousness', 'new places, foods, routes and ways tried, or routine kept'],
      ['intellect', 'Interest in ideas', 'abstract questions, argument and puzzles enjoyed; not ability'],
      [
        'unconventionality',
        'Readiness to question convention',
        'customs and received rules examined or taken as given; never politics or religion',
      ],
    ]),
    ...facets('Agreeableness', [
      ['trust', 'Trust', 'good or bad intentions assumed in others before there is proof'],
      [
        'straightforwardness',
        'Straightforwardness',
        'plain dealing and discomfort with tactics; never whether someone lies',
      ],
      ['altruism', 'Altruism', 'time, effort or things given to others, and how that feels to the writer'],
      ['cooperation', 'Cooperation', 'yielding and seeking agreement in conflict, or pressing on'],
      ['modesty', 'Modesty', 'own merits played down, shared or put forward'],
      ['sympathy', 'Sympathy', "being moved by others' trouble, and whether it changes what is done"],
    ]),
    ...facets('Conscientiousness', [
      ['self_efficacy', 'Self-efficacy', 'confidence in getting things done, told from real tasks'],
      ['orderliness', 'Orderliness', 'lists, places for things, routines, and unease when they break'],
      ['dutifulness', 'Dutifulness', 'promises and obligations treated as binding'],
      ['achievement_striving', 'Achievement-striving', 'high aims, hard work chosen, dissatisfaction with good enough'],
      ['self_discipline', 'Self-discipline', 'starting and finishing what is dull or hard'],
      ['cautiousness', 'Cautiousness', 'thinking through before deciding, or deciding and then looking'],
    ]),
  ],
};
