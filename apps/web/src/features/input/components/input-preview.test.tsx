import { EXAMPLE_TEXT } from '@app/contract/example-text';
import { exampleTextIn } from '@app/contract/example-texts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { render } from '../../../testing/render.tsx';
import type { Preview } from '../model/preview.ts';
import { chooseLanguage } from '../../../words/language.ts';
import { strings } from '../../../words/strings.ts';
import { InputPreview } from './input-preview.tsx';

type Props = ComponentProps<typeof InputPreview>;

const box = page.getByPlaceholder('Type, paste, or upload a document to analyze...');
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const image = { type: 'image', url: PIXEL, fileName: 'lake.png' } as const;
const unreadable = { type: 'image', url: 'data:image/heic;base64,AAAA', fileName: 'lake.heic' } as const;
const cannotShow = page.getByText('This browser cannot show the file. It can still be analyzed.');
const video = { type: 'video', url: 'data:video/mp4;base64,', fileName: 'walk.mp4' } as const;
const document = { type: 'document', fileName: 'letter.docx' } as const;

function open(changed: Partial<Props> = {}): Props & { show: (preview: Preview) => void } {
  const props: Props = {
    text: '',
    onText: vi.fn(),
    busy: false,
    isTextShown: true,
    onToggleText: vi.fn(),
    onInterview: vi.fn(),
    preview: undefined,
    modelLabel: 'Model 2',
    hasResult: false,
    progress: 'running',
    onAnalyzeText: vi.fn(),
    onUploadDocument: vi.fn(),
    isExtracting: false,
    onAnalyzeMedia: vi.fn(),
    onReanalyzeDocument: vi.fn(),
    onDocumentMbti: vi.fn(),
    onRemove: vi.fn(),
    ...changed,
  };
  const { rerender } = render(<Harness {...props} />);
  return { ...props, show: (preview) => rerender(<Harness {...props} preview={preview} />) };
}

function Harness(props: Props): ReactNode {
  const [text, setText] = useState(props.text);
  return <InputPreview {...props} text={text} onText={setText} />;
}

const press = (name: string): Promise<void> => userEvent.click(page.getByRole('button', { name, exact: true }));

test('Enter submits the text', async () => {
  const { onAnalyzeText } = open();

  await userEvent.type(box, 'Some words{Enter}');

  expect(onAnalyzeText).toHaveBeenCalledExactlyOnceWith('general');
  await expect.element(box).toHaveValue('Some words');
});

test('Shift+Enter makes a new line and submits nothing', async () => {
  const { onAnalyzeText } = open();

  await userEvent.type(box, 'one{Shift>}{Enter}{/Shift}two');

  await expect.element(box).toHaveValue('one\ntwo');
  expect(onAnalyzeText).not.toHaveBeenCalled();
});

test.for([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that ends a composition (%j) submits nothing',
  async (mark) => {
    const { onAnalyzeText } = open();
    await userEvent.type(box, 'にほん');

    box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...mark }));

    expect(onAnalyzeText).not.toHaveBeenCalled();
  },
);

test.for([
  ['Analyze Text', 'general'],
  ['Consolidated Personality Structure', 'personality-structure'],
  ['MBTI', 'mbti'],
  ['Big Five', 'bigfive'],
  ['Enneagram', 'enneagram'],
])('%s requests the %s analysis, also with an empty box', async ([name, framework]) => {
  const { onAnalyzeText } = open();

  await press(name ?? '');

  expect(onAnalyzeText).toHaveBeenCalledExactlyOnceWith(framework);
});

test.for([
  ['Upload Document', 'onUploadDocument', undefined],
  ['Re-Analyze', 'onReanalyzeDocument', document],
  ['MBTI Document Analysis', 'onDocumentMbti', document],
  ['Remove document', 'onRemove', document],
  ['Remove media', 'onRemove', image],
] as const)('%s calls %s and nothing else', async ([name, handler, preview]) => {
  const { show: _show, ...props } = open({ preview });

  await press(name);

  const called = Object.entries(props).filter(([, prop]) => vi.isMockFunction(prop) && prop.mock.calls.length > 0);
  expect(called.map(([key]) => key)).toEqual([handler]);
});

test('words are counted while typing', async () => {
  open();

  await userEvent.fill(box, 'three  small\nwords');

  await expect.element(page.getByText('3 words')).toBeVisible();
});

test.for([
  ['שלום, אלה המילים שלי', 'rtl'],
  ['My own words', 'ltr'],
])('%s has the direction %s', async ([text, direction]) => {
  open();

  await userEvent.fill(box, text ?? '');

  expect(getComputedStyle(box.element()).direction).toBe(direction);
});

test.for([image, document, undefined])('every control is disabled while an analysis runs (%j)', async (preview) => {
  const { onAnalyzeText } = open({ busy: true, preview });

  await userEvent.type(box, 'Some words{Enter}');

  await expect.element(box).toHaveValue('');
  expect(page.getByRole('button', { disabled: false }).elements()).toEqual([]);
  await expect.element(page.getByText('running')).toBeVisible();
  expect(onAnalyzeText).not.toHaveBeenCalled();
});

test('progress is shown without the text box', async () => {
  open({ busy: true, isTextShown: false, preview: image });

  await expect.element(page.getByText('running')).toBeVisible();
});

test('while a document is extracted the text cannot be changed or sent', async () => {
  const { onAnalyzeText } = open({ isExtracting: true });

  await userEvent.type(box, 'Some words{Enter}');

  await expect.element(box).toHaveValue('');
  await expect.element(page.getByText('Reading the document…')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Upload Document' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Analyze Text' })).toBeDisabled();
  expect(onAnalyzeText).not.toHaveBeenCalled();
});

test.for([true, false])('the toggle shows whether the text box is visible (%s)', async (isTextShown) => {
  const { onToggleText } = open({ isTextShown });
  const toggle = page.getByRole('button', { name: 'Text Input', pressed: isTextShown });

  await userEvent.click(toggle);

  expect(onToggleText).toHaveBeenCalledOnce();
  expect(box.elements()).toHaveLength(isTextShown ? 1 : 0);
});

test('without a text box and a file the panel says so', async () => {
  open({ isTextShown: false });

  await expect.element(page.getByText('Nothing selected yet.')).toBeVisible();
});

test('an image is shown with its name', async () => {
  open({ preview: image });

  await expect.element(page.getByRole('img', { name: 'Uploaded image' })).toHaveAttribute('src', PIXEL);
  await expect.element(page.getByText('lake.png')).toBeVisible();
});

test('the panel keeps its height when the image is decoded', async () => {
  await import('../../../styles.css');
  open({ preview: image });
  const shown = page.getByRole('img', { name: 'Uploaded image' }).element() as HTMLImageElement;
  const panel = page.getByRole('region', { name: 'Input Preview' }).element();
  const heightBefore = panel.clientHeight;

  await shown.decode();

  expect(heightBefore).toBeGreaterThan(0);
  expect(panel.clientHeight).toBe(heightBefore);
});

test('a video is shown inline with controls, muted, and preloads only metadata', async () => {
  open({ preview: video });

  const shown = page.getByLabelText('Uploaded video').element();
  expect(shown).toMatchObject({ controls: true, muted: true, playsInline: true, preload: 'metadata' });
});

test('a file the browser cannot display can still be analysed', async () => {
  open({ preview: unreadable });

  await expect.element(cannotShow).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Analyze with Model 2' })).toBeEnabled();
});

test('after a file that cannot be displayed the next one is displayed', async () => {
  const { show } = open({ preview: unreadable });
  await expect.element(cannotShow).toBeVisible();

  show(image);

  await expect.element(page.getByRole('img', { name: 'Uploaded image' })).toBeVisible();
});

test.for([
  { preview: image, hasResult: false, name: 'Analyze with Model 2', framework: 'general' },
  { preview: image, hasResult: true, name: 'Re-Analyze with Model 2', framework: 'general' },
  { preview: image, hasResult: true, name: 'MBTI Image Analysis', framework: 'mbti' },
  { preview: video, hasResult: true, name: 'Re-Analyze with Model 2', framework: 'general' },
  { preview: video, hasResult: false, name: 'MBTI Video Analysis', framework: 'mbti' },
])('$name requests the $framework analysis of the $preview.type', async ({ name, framework, ...changed }) => {
  const { onAnalyzeMedia } = open(changed);

  await press(name);

  expect(onAnalyzeMedia).toHaveBeenCalledExactlyOnceWith(framework);
});

test('a document is shown by its name and can be analysed again', async () => {
  open({ preview: document });

  await expect.element(page.getByText('letter.docx')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Re-Analyze' })).toBeEnabled();
});

test('switched-off text analyses are disabled and named, and Enter does not send them', async () => {
  const { onAnalyzeText } = open({ off: ['general', 'bigfive'] });

  await userEvent.type(box, 'Some words{Enter}');

  expect(onAnalyzeText).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Analyze Text' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Big Five' })).toBeDisabled();
  await expect.element(page.getByText('Not available at the moment: Analyze Text, Big Five')).toBeVisible();
  await press('MBTI');
  expect(onAnalyzeText).toHaveBeenCalledExactlyOnceWith('mbti');
});

test('a switched-off assessment of a picture is disabled, and a line names it as not available', async () => {
  const { onAnalyzeMedia } = open({ preview: image, off: ['mbti'] });

  await expect.element(page.getByRole('button', { name: 'MBTI Image Analysis' })).toBeDisabled();
  await expect.element(page.getByText('Not available at the moment: MBTI Image Analysis')).toBeVisible();
  await press('Analyze with Model 2');
  expect(onAnalyzeMedia).toHaveBeenCalledExactlyOnceWith('general');
});

describe('the example', () => {
  const example = page.getByRole('button', { name: 'Try an example', exact: true });

  test('fills the empty text box and focuses its beginning', async () => {
    const { onAnalyzeText } = open();

    await userEvent.click(example);

    await expect.element(box).toHaveValue(EXAMPLE_TEXT);
    await expect.element(box).toHaveFocus();
    expect(box.element()).toMatchObject({ selectionStart: 0, selectionEnd: 0, scrollTop: 0 });
    await expect.element(example).not.toBeInTheDocument();
    expect(onAnalyzeText).not.toHaveBeenCalled();
  });

  test('is a text in the language of the page', async () => {
    onTestFinished(() => chooseLanguage('en'));
    await chooseLanguage('ja');
    open();

    await userEvent.click(page.getByRole('button', { name: strings.input.example }));

    await expect.element(page.getByRole('textbox')).toHaveValue(exampleTextIn('ja'));
    expect(exampleTextIn('ja')).toContain('。');
  });

  test('is the next tab stop after the text box', async () => {
    open();
    await userEvent.click(box);

    await userEvent.keyboard('{Tab}');
    await expect.element(example).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await expect.element(box).toHaveValue(EXAMPLE_TEXT);
    await expect.element(box).toHaveFocus();
  });

  test.for<Partial<Props>>([{ text: 'My own words' }, { busy: true }, { isExtracting: true }, { isTextShown: false }])(
    'is not offered with %j',
    async (changed) => {
      open(changed);

      await expect.element(page.getByRole('heading', { name: 'Input Preview' })).toBeVisible();
      expect(example.elements()).toEqual([]);
    },
  );

  test.for([
    [320, 700],
    [390, 844],
    [1440, 900],
  ])('covers no placeholder text and shifts nothing at %i px', async ([width = 0, height = 0]) => {
    await import('../../../styles.css');
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(414, 896));
    open();
    await expect.element(example).toBeVisible();
    const { bottom } = box.element().getBoundingClientRect();
    const { top, bottom: end } = example.element().getBoundingClientRect();

    expect(end).toBeLessThanOrEqual(bottom);
    expect(top).toBeGreaterThanOrEqual(box.element().getBoundingClientRect().top + placeholderHeight());
    await userEvent.type(box, 'x');
    await expect.element(example).not.toBeInTheDocument();
    expect(box.element().getBoundingClientRect().bottom).toBe(bottom);
  });

  /** The height the text box would have with its placeholder as text, including the top padding. */
  function placeholderHeight(): number {
    const { placeholder, clientWidth } = box.element() as HTMLTextAreaElement;
    const copy = box.element().cloneNode() as HTMLTextAreaElement;
    copy.value = placeholder;
    copy.style.cssText = `position: absolute; min-height: 0; height: 0; width: ${clientWidth}px`;
    box.element().parentElement?.append(copy);
    const PADDING_BELOW = 12;
    const height = copy.scrollHeight - PADDING_BELOW;
    copy.remove();
    return height;
  }
});

describe('passages noticed by a running analysis', () => {
  const text = `First a line.\n${'Words between. '.repeat(200)}\nAnd the last line of it.\n`;
  const first = { quote: 'First a line.', start: 0 };
  const last = { quote: 'the last line', start: text.indexOf('the last line') };
  const marks = (): HTMLElement[] => [...window.document.querySelectorAll('mark')];

  test('are highlighted behind the text box and hidden from screen readers', async () => {
    open({ text, busy: true, noticed: [last, first] });

    await expect.poll(() => marks().map(({ textContent }) => textContent)).toEqual([first.quote, last.quote]);
    expect(marks().map(({ dataset }) => 'newest' in dataset)).toEqual([true, false]);
    expect(marks()[0]?.closest('[aria-hidden=true]')).not.toBeNull();
    await expect.element(box).toHaveValue(text);
  });

  test.for([
    [390, 844],
    [1440, 900],
  ])('are aligned with their words and scroll into view at %i px', async ([width = 0, height = 0]) => {
    await import('../../../styles.css');
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(414, 896));
    open({ text, busy: true, noticed: [first, last] });
    const field = box.element();
    await expect.poll(() => marks()).toHaveLength(2);
    const layer = marks()[0]?.parentElement;

    expect(layer?.scrollHeight).toBe(field.scrollHeight);
    expect(layer?.clientWidth).toBe(field.clientWidth);
    await expect.poll(() => field.scrollTop).toBeGreaterThan(100);
    await expect.poll(() => layer?.scrollTop === field.scrollTop).toBe(true);
  });
});
