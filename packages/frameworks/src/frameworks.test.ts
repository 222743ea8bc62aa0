import { expect, test } from 'vitest';
import { isAssessable } from './framework.ts';
import { findFramework, frameworks } from './index.ts';
import { generalInMedia, makerLens } from './media.ts';
import { forbidden } from './safety/forbidden.ts';
import { forbiddenInCues, forbiddenInMedia } from './safety/forbidden-media.ts';

const lenses = frameworks.flatMap((framework) =>
  framework.lenses.map((lens) => ({ place: `${framework.id}/${lens.key}`, lens })),
);
const dimensions = lenses.flatMap(({ place, lens }) =>
  lens.dimensions.map((dimension) => ({ place: `${place}/${dimension.key}`, lens, dimension })),
);
const lensKeys = (id: string) => findFramework(id)?.lenses.map(({ key }) => key);

/** Ids are used in URLs and stored rows. */
test('the eleven frameworks of the specification keep their ids and their order', () => {
  expect(frameworks.slice(0, 11).map(({ id }) => id)).toEqual([
    'general',
    'mbti',
    'bigfive',
    'enneagram',
    'darktraits',
    'stanford-binet',
    'vocational',
    'personality-structure',
    'clinical',
    'anxiety',
    'evo',
  ]);
});

test('an unknown id finds no framework', () => {
  expect(findFramework('horoscope')).toBeUndefined();
});

test.for([
  ['personality-structure', ['bigfive', 'hexaco', 'sixteen_pf', 'mbti', 'keirsey', 'socionics', 'hogan', 'disc']],
  ['clinical', ['mmpi', 'mcmi', 'scid5', 'pid5']],
  ['anxiety', ['bdi2', 'hamd17', 'bai', 'gad7', 'phq9']],
  ['vocational', ['riasec', 'schwartz10', 'schwartz19', 'mcclelland', 'sdt', 'onet']],
  ['bigfive', ['bigfive', 'facets']],
  ['enneagram', ['types', 'instincts']],
] as const)('%s has its lenses in a fixed order', ([id, keys]) => {
  expect(lensKeys(id)).toEqual(keys);
});

test.for([
  ['general/sections', 13],
  ['mbti/mbti', 4],
  ['bigfive/bigfive', 5],
  ['bigfive/facets', 30],
  ['enneagram/types', 9],
  ['darktraits/darktraits', 11],
  ['stanford-binet/factors', 10],
  ['vocational/riasec', 6],
  ['vocational/schwartz10', 10],
  ['vocational/schwartz19', 19],
  ['personality-structure/hexaco', 6],
  ['personality-structure/sixteen_pf', 16],
  ['personality-structure/hogan', 28],
  ['clinical/mmpi', 52],
  ['clinical/mcmi', 25],
  ['clinical/scid5', 10],
  ['clinical/pid5', 25],
  ['evo/poles', 10],
] as const)('%s has %i dimensions', ([place, count]) => {
  expect(lenses.find((entry) => entry.place === place)?.lens.dimensions).toHaveLength(count);
});

test('lens keys and dimension keys are unique', () => {
  const lensPlaces = lenses.map(({ place }) => place);
  const dimensionPlaces = dimensions.map(({ place }) => place);

  expect(lensPlaces).toEqual([...new Set(lensPlaces)]);
  expect(dimensionPlaces).toEqual([...new Set(dimensionPlaces)]);
});

test("stored keys are snake case and differ from the answer's own keys", () => {
  const keys = [...lenses.map(({ lens }) => lens.key), ...dimensions.map(({ dimension }) => dimension.key)];
  const taken = new Set(['summary', 'summary_evidence', 'self_harm_mentioned']);

  expect(keys.filter((key) => !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(key))).toEqual([]);
  expect(lenses.filter(({ lens }) => taken.has(lens.key))).toEqual([]);
});

test('every dimension readable from text says what to look for', () => {
  const silent = dimensions.filter(
    ({ dimension }) => isAssessable(dimension, dimension.evidenceLevels.text) && !dimension.lookFor,
  );

  expect(silent.map(({ place }) => place)).toEqual([]);
});

test('every dimension that no input can show says why', () => {
  const unexplained = dimensions.filter(
    ({ lens, dimension: { evidenceLevels, cannot, isOpen } }) =>
      evidenceLevels.text === 0 && !cannot && !isOpen && !lens.rule,
  );

  expect(unexplained.map(({ place }) => place)).toEqual([]);
});

test('open dimensions are not assessable from any input', () => {
  const asked = dimensions.filter(
    ({ dimension }) =>
      dimension.isOpen &&
      (['text', 'image', 'video'] as const).some((kind) => isAssessable(dimension, dimension.evidenceLevels[kind])),
  );

  expect(dimensions.filter(({ dimension }) => dimension.isOpen).length).toBeGreaterThan(8);
  expect(asked.map(({ place }) => place)).toEqual([]);
});

test.for(['clinical/mmpi/sui', 'anxiety/bdi2/suicidal_thoughts', 'anxiety/hamd17/suicide', 'anxiety/phq9/self_harm'])(
  '%s is left open for the crisis card',
  (place) => {
    expect(dimensions.find((entry) => entry.place === place)?.dimension.isOpen).toBe('crisis');
  },
);

test('every bipolar dimension names both poles', () => {
  const nameless = dimensions.filter(
    ({ lens, dimension: { low, high } }) => lens.scale === 'bipolar' && (!low || !high),
  );

  expect(nameless.map(({ place }) => place)).toEqual([]);
});

test.for([
  ['bdi2', 63],
  ['hamd17', 52],
  ['bai', 63],
  ['gad7', 21],
  ['phq9', 27],
] as const)('the areas of %s add up to %i points', ([key, total]) => {
  const lens = lenses.find(({ place }) => place === `anxiety/${key}`)?.lens;

  expect(lens?.dimensions.reduce((sum, { max = 0 }) => sum + max, 0)).toBe(total);
  expect(lens?.bands?.at(-1)?.to).toBe(total);
});

test.for(lenses.filter(({ lens }) => lens.bands).map(({ place, lens }) => [place, lens] as const))(
  'the bands of %s cover their range without gaps',
  ([, { scale, bands = [], dimensions: areas }]) => {
    const total = areas.reduce((sum, { max = 0 }) => sum + max, 0);
    const starts = bands.map(({ from }) => from);
    const ends = bands.map(({ to }) => to);

    expect(starts).toEqual([0, ...ends.slice(0, -1).map((end) => end + 1)]);
    expect(ends.at(-1)).toBe(scale === 'symptom' ? total : 100);
  },
);

test('the general disclaimer comes first in every framework', () => {
  expect(frameworks.filter(({ disclaimers: [first] }) => first !== 'GEN')).toEqual([]);
});

test.for([
  ['mbti', 'TYPE'],
  ['enneagram', 'MOTIVE'],
  ['darktraits', 'DARK'],
  ['stanford-binet', 'IQ'],
  ['personality-structure', 'MANY'],
  ['clinical', 'CLIN'],
  ['anxiety', 'AFF'],
  ['evo', 'EVO'],
] as const)('%s has the disclaimer %s', ([id, key]) => {
  expect(findFramework(id)?.disclaimers).toContain(key);
});

test('every forbidden-words entry is a valid regular expression', () => {
  const sources = [...forbidden, ...forbiddenInMedia, ...forbiddenInCues].map(({ words }) => words);

  expect(sources.map((source) => new RegExp(source).source)).toEqual(sources);
});

test('every section of the general portrait has a media description', () => {
  const sections = findFramework('general')?.lenses[0]?.dimensions.map(({ key }) => key) ?? [];

  expect(Object.keys(generalInMedia)).toEqual(sections);
  expect(makerLens.sections.filter((key) => !sections.includes(key))).toEqual([]);
});

test('exactly four frameworks are read from words only', () => {
  expect(frameworks.filter(({ ratesWordsOnly }) => ratesWordsOnly).map(({ id }) => id)).toEqual([
    'darktraits',
    'stanford-binet',
    'clinical',
    'anxiety',
  ]);
});
