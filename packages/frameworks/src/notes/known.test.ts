import { expect, test } from 'vitest';
import { knownNotes } from './known.ts';

const langs = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'pt', 'zh'];

test.for(knownNotes.map((note) => [note.id, note] as const))(
  'the note %s says a whole sentence in each of the eight languages',
  ([, { says }]) => {
    const sentences = Object.values(says);

    expect(Object.keys(says).toSorted()).toEqual(langs);
    expect(new Set(sentences).size).toBe(langs.length);
    expect(sentences.filter((sentence) => !/^\S.{20,}[.。]$/u.test(sentence))).toEqual([]);
  },
);

test.for(knownNotes.map((note) => [note.id, note] as const))(
  'the note %s names a source with year and DOI, and what was seen there',
  ([, { source, seen }]) => {
    expect(source).toMatch(/\(\d{4}\).*doi:10\.\d{4,}\/\S+/);
    expect(source).not.toMatch(/[*_`[\]<>\\]/);
    expect(seen.length).toBeGreaterThan(20);
  },
);

test('no two notes share an id or a sentence, and every id has a hyphen', () => {
  const sentences = knownNotes.flatMap(({ says }) => Object.values(says));

  expect(new Set(knownNotes.map(({ id }) => id)).size).toBe(knownNotes.length);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(knownNotes.filter(({ id }) => !/^[a-z]+(?:-[a-z]+)+$/.test(id))).toEqual([]);
});
