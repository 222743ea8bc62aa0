import type { Dimension, Level, Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

type Row = [key: string, text: Level, title: string, lookFor: string];

/** The plain description is the title; the scale's own name is alarming and goes into the small print. */
const scaleNames: Record<string, string> = {
  p1: 'Schizoid',
  p2a: 'Avoidant',
  p2b: 'Melancholic',
  p3: 'Dependent',
  p4a: 'Histrionic',
  p4b: 'Turbulent',
  p5: 'Narcissistic',
  p6a: 'Antisocial',
  p6b: 'Sadistic',
  p7: 'Compulsive',
  p8a: 'Negativistic',
  p8b: 'Masochistic',
  s: 'Schizotypal',
  c: 'Borderline',
  p: 'Paranoid',
  a: 'Generalized Anxiety',
  h: 'Somatic Symptom',
  d: 'Persistent Depression',
  b: 'Alcohol Use',
  t: 'Drug Use',
  r: 'Post-Traumatic Stress',
  cc: 'Major Depression',
};

const themes = (group: string, rows: Row[]): Dimension[] =>
  rows.map(([key, text, title, lookFor]) => ({
    key,
    title,
    smallPrint: scaleNames[key] ?? '',
    group,
    evidenceLevels: evidenceLevels(text, 0, 0),
    lookFor,
  }));

const unseen = (key: string, title: string, smallPrint: string, group: string): Dimension => ({
  key,
  title,
  smallPrint,
  group,
  evidenceLevels: evidenceLevels(0, 0, 0),
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
      ['p1', 1, 'Keeps distance from others', 'little wish for company, few feelings told about people'],
      ['p2a', 1, 'Wants closeness but fears rejection', 'longing for people held back by fear of being shamed'],
      ['p2b', 1, 'Expects and dwells on loss', 'gloom and giving up as a lasting outlook'],
      ['p3', 1, 'Leans on others to decide', 'advice, support and consent needed before acting'],
      ['p4a', 1, 'Seeks attention and liveliness', 'scenes, charm and being noticed as a need'],
      ['p4b', 1, 'Runs on high spirits', 'restless enthusiasm and drive that tires others'],
      ['p5', 1, 'Sees self as special', 'own superiority taken for granted, admiration expected'],
      ['p6a', 1, 'Goes own way against rules', 'rules and duties told as obstacles, self-reliance as defence'],
      ['p6b', 1, 'Hard and forceful with others', 'intimidating or humbling people told as fitting'],
      ['p7', 1, 'Holds tightly to order and duty', 'rules, control and correctness that leave little room'],
      ['p8a', 1, 'Torn between yielding and resisting', 'agreement followed by grumbling, delay or defiance'],
      ['p8b', 1, 'Puts self last', 'own interests given up, blame and bad treatment accepted'],
    ]),
    ...themes('Deeper strain in relating', [
      ['s', 1, 'Feels odd or apart', 'strangeness, private meanings and unease with people told'],
      ['c', 1, 'Swings in closeness and mood', 'fast turns in feeling for people and for oneself'],
      ['p', 1, 'Guards against betrayal', 'hidden motives suspected, grudges kept, control defended'],
    ]),
    ...themes(SYNDROMES, [
      ['a', 2, 'Tension and worry', 'worry, unease and bodily tension mentioned'],
      ['h', 1, 'Distress about bodily symptoms', 'pain or weakness that takes up much of the account'],
    ]),
    unseen('n', 'Highs and lows over time', 'Bipolar Spectrum', SYNDROMES),
    ...themes(SYNDROMES, [
      ['d', 2, 'Long-lasting low mood', 'dejection told as going back a long way'],
      ['b', 1, 'Trouble around alcohol', 'drinking mentioned as a difficulty, past or present'],
      ['t', 1, 'Trouble around drugs', 'drug use mentioned as a difficulty, past or present'],
      ['r', 1, 'A bad event that returns', 'a frightening event that comes back or is kept away from'],
    ]),
    unseen('ss', 'Losing hold of shared reality', 'Schizophrenic Spectrum', SEVERE_SYNDROMES),
    ...themes(SEVERE_SYNDROMES, [
      ['cc', 1, 'Low mood that stops daily life', 'everyday tasks said to be impossible for lowness'],
    ]),
    unseen('pp', 'Fixed beliefs others do not share', 'Delusional', SEVERE_SYNDROMES),
  ],
};
