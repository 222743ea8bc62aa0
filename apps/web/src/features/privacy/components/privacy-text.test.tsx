import type { HelpLines } from '@app/contract/help-lines';
import { MIN_AGE_YEARS } from '@app/contract/limits';
import { RETENTION_DAYS } from '@app/contract/retention';
import { SHARE_DAYS } from '@app/contract/sharing';
import type { Status } from '@app/contract/status';
import { privacy } from '@app/words/en/privacy';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { PrivacyText } from './privacy-text.tsx';

const status: Status = {
  sendgrid: true,
  simulated: false,
  models: ['anthropic', 'deepseek'],
  sees: ['anthropic'],
  hears: false,
  retentionDays: 7,
};

const help: HelpLines = {
  reviewedOn: null,
  international: { name: 'Find A Helpline', site: 'https://findahelpline.com' },
  regions: [
    {
      region: 'FR',
      emergency: ['112', '15'],
      lines: [
        { name: 'Prévention', kind: 'suicide', phone: ['3114'], hours: '24/7', languages: ['fr'], source: 'a test' },
      ],
    },
  ],
};

const textOf = (known: Status | undefined): string =>
  render(<PrivacyText words={privacy} status={known} />).container.innerText;

test('only the companies of the offered models are named, with their numbers', () => {
  const text = textOf(status);

  expect(text).toMatch(/Model 1\s+Anthropic \(United States\)\s+Model 3\s+DeepSeek \(China\)/);
  expect(text).not.toContain('Model 2');
  expect(text).not.toContain('Model 4');
  expect(text).toContain('If that model cannot see, Anthropic looks instead');
  expect(text).toContain('The sound of a video is sent to nobody.');
});

test('with transcription the transcribing company is named', () => {
  expect(textOf({ ...status, models: ['openai'], hears: true })).toContain(
    'What is said in a video is written down by OpenAI, whichever model you choose.',
  );
});

test('times come from the deployment and the contract', () => {
  const text = textOf(status);

  expect(text).toContain('kept for 7 days or until you press New Analysis');
  expect(text).toContain(`For ${SHARE_DAYS} days or until you revoke the link.`);
  expect(text).toContain(`not for people under ${MIN_AGE_YEARS}`);
});

test('without a status every company is named and the retention time is qualified', () => {
  const text = textOf(undefined);

  for (const name of ['Anthropic', 'OpenAI', 'DeepSeek', 'Perplexity']) expect(text).toContain(name);
  expect(text).toContain(`${RETENTION_DAYS} days, unless the operator of this site has set another time`);
  expect(text).toContain('where this site has switched that on');
});

test('the text makes no promise such as anonymity or end-to-end encryption', () => {
  expect(textOf(status) + textOf(undefined)).not.toMatch(/end-to-end|anonym|hipaa|guarantee|100 ?%/i);
});

test('simulated models are described as simulated', () => {
  expect(textOf({ ...status, simulated: true })).toContain('no AI company is asked');
});

test('help links are shown for every country and with numbers', async () => {
  render(<PrivacyText words={privacy} status={status} help={help} />);

  await expect
    .element(page.getByRole('link', { name: 'findahelpline.com' }))
    .toHaveAttribute('href', 'https://findahelpline.com');
  await expect.element(page.getByRole('link', { name: '3114' })).toHaveAttribute('href', 'tel:3114');
});

test.for([
  ['privacy@example.org', 'mailto:privacy@example.org'],
  ['https://example.org/contact', 'https://example.org/contact'],
] as const)("the operator's contact is a link: %s", async ([privacyContact, href]) => {
  render(<PrivacyText words={privacy} status={{ ...status, privacyContact }} />);

  await expect.element(page.getByRole('link', { name: privacyContact })).toHaveAttribute('href', href);
});

test('without a contact the Questions section is absent', () => {
  render(<PrivacyText words={privacy} status={status} />);

  expect(page.getByRole('heading', { name: 'Questions' }).elements()).toEqual([]);
});
