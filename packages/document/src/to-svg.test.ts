import { expect, test } from 'vitest';
import { drawChart } from './draw-chart.ts';
import { printPalette, toSvg } from './to-svg.ts';

const at = (...places: number[]) => places.map((place) => ({ at: place, isHollow: false }));

const svgOf = (label: string, fontFamily = 'Noto Sans'): string =>
  toSvg(drawChart({ rows: [{ label, value: '35', points: at(0.35), range: [0.1, 0.9] }] }, 2_000), {
    ...printPalette,
    fontFamily,
  });

test('a chart becomes one SVG in the given colours', () => {
  const svg = svgOf('Openness', 'Noto Sans');

  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="2000" height="26" viewBox="0 0 2000 26" /);
  expect(svg).toContain('font-family="Noto Sans"');
  expect(svg.match(/<line /g)).toHaveLength(2);
  expect(svg).toContain(`fill="${printPalette.dot}"`);
  expect(svg).toContain('>Openness</text>');
});

test('a hollow point is a ring of the same size', () => {
  const ring = toSvg(drawChart({ rows: [{ points: [{ at: 0.5, isHollow: true }] }] }, 200), printPalette);

  expect(ring.match(/<circle[^>]*>/g)?.at(-1)).toBe(
    `<circle cx="100" cy="13" r="4" fill="${printPalette.paper}" stroke="${printPalette.dot}" stroke-width="2"/>`,
  );
});

test.for([
  '</text><script>alert(1)</script>',
  '<image href="https://evil.example/x.png"/>',
  '"><use xlink:href="#x"/>',
  "' onload='alert(1)",
  '&xxe; <![CDATA[ ]]> <!DOCTYPE svg [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>',
  'a\u0000b\u001F\uFFFEc\uD83D',
])('%j becomes only text', (hostile) => {
  for (const svg of [svgOf(hostile), svgOf('x', hostile)]) {
    const elements = [...svg.matchAll(/<\/?([^\s/>]*)/g)].map(([, name]) => name);
    const attributes = [...svg.replaceAll(/>[^<]*</g, '><').matchAll(/ ([\w-]+)="[^"<]*"/g)].map(([, name]) => name);

    expect(new Set(elements)).toEqual(new Set(['svg', 'line', 'circle', 'text']));
    expect(attributes.filter((name) => /^on|href|src|style/.test(name ?? ''))).toEqual([]);
    // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
    expect(svg).not.toMatch(/[\u0000-\u001F\uFFFE]|\p{Surrogate}/u);
    expect(svg.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
  }
});
