import { reportLangs } from '@app/words/languages';
import { reportWordsOf } from '@app/words/reports';
import { expect, test } from 'vitest';
import { attributionOf } from './attribution.ts';

test('a German report names the models in German', () => {
  const said = attributionOf('de', { chosen: 'deepseek', seenBy: 'anthropic', heard: { by: 'openai' } });

  expect(said).toEqual({
    seenBy: 'beschrieben von Modell 1, weil Modell 3 nicht sehen kann',
    heardBy: 'Gesprochenes aufgeschrieben von Modell 2',
  });
});

test.each(reportLangs)('%s: each model is named as the files of the report name it', (lang) => {
  const { numberedModel } = reportWordsOf(lang).report.file;
  const instead = attributionOf(lang, { chosen: 'perplexity', seenBy: 'openai', heard: { by: 'openai' } });
  const same = attributionOf(lang, { chosen: 'openai', seenBy: 'openai', heard: undefined });

  expect(instead.seenBy).toContain(numberedModel(2));
  expect(instead.seenBy).toContain(numberedModel(4));
  expect(instead.heardBy).toContain(numberedModel(2));
  expect(same.seenBy).toContain(numberedModel(2));
  expect(same).not.toHaveProperty('heardBy');
});

test('the report on a clip without a transcript says why', () => {
  const said = attributionOf('en', { chosen: 'openai', seenBy: 'openai', heard: 'noSound' });

  expect(said.heardBy).toBe(reportWordsOf('en').report.media.noSound);
});
