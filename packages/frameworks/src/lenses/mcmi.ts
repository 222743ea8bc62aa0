import type { Dimension, Level, Lens } from '../framework.ts';
import { reads } from '../reads.ts';

/** The plain description is the title; the scale's own name is alarming and goes into the small print. */
type Row = [key: string, text: Level, title: string, smallPrint: string, lookFor: string];

const themes = (group: string, rows: Row[]): Dimension[] =>
  rows.map(([key, text, title, smallPrint, lookFor]) => ({
    key,
    title,
    smallPrint,
    group,
    reads: reads(text, 0, 0),
    lookFor,
  }));

const unseen = (key: string, title: string, smallPrint: string, group: string): Dimension => ({
  key,
  title,
  smallPrint,
  group,
  reads: reads(0, 0, 0),
  cannot: 'needs a history over time, taken by a clinician in conversation',
});

const SYNDROMES = 'Complaints';
const SEVERE_SYNDROMES = 'Grave complaints';

export const mcmiLens: Lens = {
  key: 'mcmi',
  title: 'MCMI-IV lens',
  what: 'The areas of an inventory made for people already in clinical care, used only to order the themes this material mentions.',
  scale: 'strength',
  listing: 'found',
  length: 'sentence',
  rule: 'Use the plain descriptions given here, never the names of patterns or syndromes. Give no base-rate score and no level such as style, type or disorder.',
  trademark: 'MCMI and Millon: DICANDRIEN / Pearson.',
  dimensions: [
    ...themes('Ways of relating', [
      ['p1', 1, 'Keeps distance from others', 'Schizoid', 'little wish for company, few feelings told about people'],
      [
        'p2a',
        1,
        'Wants closeness but fears rejection',
        'Avoidant',
        'longing for people held back by fear of being shamed',
      ],
      ['p2b', 1, 'Expects and dwells on loss', 'Melancholic', 'gloom and giving up as a lasting outlook'],
      ['p3', 1, 'Leans on others to decide', 'Dependent', 'advice, support and consent needed before acting'],
      ['p4a', 1, 'Seeks attention and liveliness', 'Histrionic', 'scenes, charm and being noticed as a need'],
      ['p4b', 1, 'Runs on high spirits', 'Turbulent', 'restless enthusiasm and drive that tires others'],
      ['p5', 1, 'Sees self as special', 'Narcissistic', 'own superiority taken for granted, admiration expected'],
      [
        'p6a',
        1,
        'Goes own way against rules',
        'Antisocial',
        'rules and duties told as obstacles, self-reliance as defence',
      ],
      ['p6b', 1, 'Hard and forceful with others', 'Sadistic', 'intimidating or humbling people told as fitting'],
      [
        'p7',
        1,
        'Holds tightly to order and duty',
        'Compulsive',
        'rules, control and correctness that leave little room',
      ],
      [
        'p8a',
        1,
        'Torn between yielding and resisting',
        'Negativistic',
        'agreement followed by grumbling, delay or defiance',
      ],
      ['p8b', 1, 'Puts self last', 'Masochistic', 'own interests given up, blame and bad treatment accepted'],
    ]),
    ...themes('Deeper strain in relating', [
      ['s', 1, 'Feels odd or apart', 'Schizotypal', 'strangeness, private meanings and unease with people told'],
      ['c', 1, 'Swings in closeness and mood', 'Borderline', 'fast turns in feeling for people and for oneself'],
      ['p', 1, 'Guards against betrayal', 'Paranoid', 'hidden motives suspected, grudges kept, control defended'],
    ]),
    ...themes(SYNDROMES, [
      ['a', 2, 'Tension and worry', 'Generalized Anxiety', 'worry, unease and bodily tension mentioned'],
      [
        'h',
        1,
        'Distress about bodily symptoms',
        'Somatic Symptom',
        'pain or weakness that takes up much of the account',
      ],
    ]),
    unseen('n', 'Highs and lows over time', 'Bipolar Spectrum', SYNDROMES),
    ...themes(SYNDROMES, [
      ['d', 2, 'Long-lasting low mood', 'Persistent Depression', 'dejection told as going back a long way'],
      ['b', 1, 'Trouble around alcohol', 'Alcohol Use', 'drinking mentioned as a difficulty, past or present'],
      ['t', 1, 'Trouble around drugs', 'Drug Use', 'drug use mentioned as a difficulty, past or present'],
      [
        'r',
        1,
        'A bad event that returns',
        'Post-Traumatic Stress',
        'a frightening event that comes back or is kept away from',
      ],
    ]),
    unseen('ss', 'Losing hold of shared reality', 'Schizophrenic Spectrum', SEVERE_SYNDROMES),
    ...themes(SEVERE_SYNDROMES, [
      [
        'cc',
        1,
        'Low mood that stops daily life',
        'Major Depression',
        'everyday tasks said to be impossible for lowness',
      ],
    ]),
    unseen('pp', 'Fixed beliefs others do not share', 'Delusional', SEVERE_SYNDROMES),
  ],
};
