import { page } from '@app/words/en/index';
import type { FrameworkNames } from '@app/words/frameworks';
import { beforeAll, expect, test } from 'vitest';
import { englishNames } from '../../../../catalog-plugin.ts';
import { HttpError } from '../../../lib/api-client.ts';
import { setStrings, strings } from '../../../words/strings.ts';
import { completionToast, failureToast, refusalOf, titleOf } from './run-outcome.ts';
import type { RunRequest } from './run-request.ts';

beforeAll(() => setStrings({ ...page, frameworks: englishNames() as FrameworkNames }));

const labels: Record<string, string> = { general: 'General', bigfive: 'Big Five', evo: 'EVO Psych' };
const labelOf = (framework: string): string | undefined => labels[framework];
const words = (framework: string, content = 'Words'): RunRequest => ({ type: 'text', framework, content });
const document = (framework: 'general' | 'mbti'): RunRequest => ({
  type: 'document',
  framework,
  file: new File(['a'], 'a.pdf'),
});
const media = (kind: 'image' | 'video', framework: string, file = new Blob(['a'])): RunRequest => ({
  type: 'media',
  kind,
  framework,
  file,
});
const unreachable = new TypeError('Failed to fetch');
const fail = (request: RunRequest, error: unknown = unreachable) =>
  failureToast({ request, framework: request.framework }, error);

test.for([
  [words('general'), 'text'],
  [document('general'), 'document'],
  [document('mbti'), 'MBTI'],
  [words('mbti'), 'MBTI'],
  [words('bigfive'), 'Big Five'],
  [words('enneagram'), 'Enneagram'],
  [words('darktraits'), 'dark traits'],
  [words('stanford-binet'), 'Stanford-Binet'],
  [words('vocational'), 'Vocational/Motivation/Values'],
  [words('personality-structure'), 'consolidated personality structure'],
  [words('clinical'), 'clinical/psychopathology'],
  [words('anxiety'), 'anxiety/affective'],
  [words('evo'), 'EVO Psych'],
] as const)('a failed %j without a message is called %s', ([request, what]) => {
  expect(fail(request)).toEqual({
    title: 'Analysis Failed',
    description: `Failed to analyze ${what}. Please try again.`,
    variant: 'destructive',
  });
});

test('a failure with a message shows that message', () => {
  expect(fail(words('bigfive'), new HttpError(503, 'Very busy.')).description).toBe('503: Very busy.');
  expect(fail(document('general'), new Error('503: Very busy.')).description).toBe('503: Very busy.');
});

test('a failure without a message shows the general sentence', () => {
  expect(fail(words('general'), new Error('')).description).toBe('Failed to analyze text. Please try again.');
  expect(fail(words('general'), 'odd').description).toBe('Failed to analyze text. Please try again.');
});

test('a failed general image or video shows the upload failure for any reason', () => {
  const toast = {
    title: 'Upload Failed',
    description: 'Failed to upload media. Please try again.',
    variant: 'destructive',
  };

  expect(fail(media('image', 'general'))).toEqual(toast);
  expect(fail(media('video', 'general'), new HttpError(413, 'Too large.'))).toEqual(toast);
});

test.for(['image', 'video'] as const)('a failed %s under a framework shows its kind', (kind) => {
  expect(fail(media(kind, 'bigfive'), new Error('Failed to load image'))).toEqual({
    title: 'Error',
    description: `Failed to analyze ${kind}. Please try again.`,
    variant: 'destructive',
  });
});

test('a failed run found on load shows its framework', () => {
  const toast = failureToast({ request: undefined, framework: 'evo' }, unreachable);

  expect(toast.description).toBe('Failed to analyze EVO Psych. Please try again.');
});

test.for(['', ' \n\t'])('the text %j is not sent', (content) => {
  expect(refusalOf(words('bigfive', content))).toEqual({
    title: 'Analysis Failed',
    description: 'Please provide text to analyze',
    variant: 'destructive',
  });
});

test.for(['image', 'video'] as const)('an empty %s is not sent', (kind) => {
  expect(refusalOf(media(kind, 'mbti', new Blob()))).toEqual({
    title: 'Error',
    description: `No ${kind} data available`,
    variant: 'destructive',
  });
});

test('requests with content are sent', () => {
  expect([words('mbti'), document('general'), media('image', 'general')].map(refusalOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the completion toast names the framework, except for the general analysis', () => {
  expect(completionToast('bigfive', labelOf)).toEqual({ title: 'Big Five Analysis Complete' });
  expect(completionToast('general', labelOf)).toEqual({ title: 'Analysis Complete' });
  expect(completionToast(undefined, labelOf)).toEqual({ title: 'Analysis Complete' });
});

test('a title is the framework and the local date', () => {
  const day = new Date(2026, 10, 15);

  expect(titleOf(words('evo'), labelOf, day)).toBe(`EVO Psych Analysis - ${day.toLocaleDateString()}`);
  expect(titleOf(words('general'), labelOf, day)).toBe(`Personality Analysis - ${day.toLocaleDateString()}`);
});

test('the other toasts have their exact wording', () => {
  const { noText, noTextBelow, extracting, extracted, extractionFailed, reUpload } = strings.toast;

  expect({ noText, noTextBelow, extracting, extracted, extractionFailed, reUpload }).toEqual({
    noText: { title: 'No Text', description: 'Please enter some text first' },
    noTextBelow: { title: 'No Text', description: 'Please enter text in the Input Preview section below' },
    extracting: { title: 'Extracting Text' },
    extracted: { title: 'Text Extracted' },
    extractionFailed: {
      title: 'Extraction Failed',
      description: 'Could not extract text from the document. Please try again.',
    },
    reUpload: {
      title: 'Re-upload Required',
      description: 'Please re-upload the document to analyze with the new model.',
    },
  });
});
