import { beforeEach, expect, test, vi } from 'vitest';
import { cutAtRandom, randomFrom } from '../testing/random.ts';
import { render } from '../testing/render.tsx';
import { hostileTexts } from './__fixtures__/hostile-texts.ts';
import { openStream } from './__fixtures__/open-stream.tsx';
import { ReportText } from './report-text.tsx';

const ELEMENTS = new Set(
  'DIV P H3 H4 H5 H6 UL OL LI BLOCKQUOTE PRE CODE TABLE THEAD TBODY TR TH TD HR BR STRONG EM DEL A SPAN svg path circle text'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'class dir start scope data-align data-hollow data-stacked data-streaming aria-hidden aria-label role viewBox width height d cx cy r x y font-size text-anchor stroke-width href target rel'.split(
    ' ',
  ),
);
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);
const onAlert = vi.spyOn(window, 'alert').mockImplementation(() => {});
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Everything in the rendered DOM that a text must not be able to create. */
function faultsOf(container: HTMLElement): string[] {
  const elements = [...container.querySelectorAll('*')];
  const links = [...container.querySelectorAll('a')];
  return [
    ...elements.map(({ tagName }) => tagName).filter((name) => !ELEMENTS.has(name)),
    ...elements.flatMap((element) => element.getAttributeNames()).filter((name) => !ATTRIBUTES.has(name)),
    ...links.filter(({ protocol }) => !PROTOCOLS.has(protocol)).map(({ href }) => href),
    ...links.filter(({ rel }) => rel !== 'noopener noreferrer nofollow ugc').map(({ rel }) => rel),
    ...links.filter(({ target }) => target !== '_blank').map(({ target }) => target),
  ];
}

/** Requests made and policy violations reported while rendering. */
async function watchRequests(draw: () => void): Promise<string[]> {
  const seen: string[] = [];
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ name }) => name)));
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent): number => seen.push(blockedURI);
  observer.observe({ type: 'resource' });
  document.addEventListener('securitypolicyviolation', onViolation);
  draw();
  await pause(500);
  observer.disconnect();
  document.removeEventListener('securitypolicyviolation', onViolation);
  return seen.filter((address) => !address.startsWith(location.origin));
}

beforeEach(() => void onAlert.mockClear());

test('the list has more than three hundred different hostile texts', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThan(300);
});

test('every hostile text renders only known elements, known attributes and safe links', () => {
  const faults = hostileTexts.flatMap((text) => {
    const { container } = render(<ReportText text={text} />);
    return faultsOf(container).map((fault) => [text, fault]);
  });

  expect(faults).toEqual([]);
});

test('a streamed hostile text renders only known elements at any moment', { timeout: 240_000 }, () => {
  const faults = hostileTexts.flatMap((text, index) => {
    const { container, send } = openStream();
    return cutAtRandom(text, randomFrom(index + 1), 9).flatMap((piece) => {
      send(piece);
      return faultsOf(container).map((fault) => [text, fault]);
    });
  });

  expect(faults).toEqual([]);
});

test('all hostile texts together run no script and make no request', async () => {
  const seen = await watchRequests(() => {
    for (const text of hostileTexts) {
      const { container } = render(<ReportText text={text} />);
      for (const element of container.querySelectorAll<HTMLElement>('.report *')) {
        element.dispatchEvent(new Event('error'));
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      }
    }
    render(<ReportText text={hostileTexts.join('\n\n')} />);
  });

  expect(onAlert).not.toHaveBeenCalled();
  expect(seen).toEqual([]);
});

test('the same check detects a fetched picture', async () => {
  const seen = await watchRequests(() => {
    new Image().src = 'https://evil.example/control.png';
  });

  expect(seen).toEqual(['https://evil.example/control.png']);
});

test('HTML is shown as its source and an image as its description', () => {
  const { container } = render(<ReportText text={'<b>loud</b>\n\n![a red door](https://evil.example/x.png)'} />);

  expect(container.textContent).toContain('<b>loud</b>');
  expect(container.textContent).toContain('a red door');
});

test('a deeply nested text is rendered', () => {
  const { container } = render(<ReportText text={`${'> '.repeat(5_000)}deep`} />);

  expect(container.textContent).toContain('deep');
});
