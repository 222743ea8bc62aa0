import { figuresOf, tellFigure } from './figures.ts';
import type { Measures } from './measures.ts';
import type { Scorecard } from './card.ts';
import { tellSource } from './render-markdown.ts';
import { isSimulated } from './source.ts';

/** One file without scripts and without addresses: it can be mailed. */
export function renderPage({ source, framework, provider, model, measures, agreement }: Scorecard): string {
  const title = `${framework} with ${provider} ${model}`;
  const { outcomes, dropped, told, truth, invariance } = measures;
  const swaps = invariance.map(({ kind, key, change }) => ({
    label: `${kind}: ${key.split('.').at(-1)}`,
    value: change,
  }));
  const parts = [
    `<h1>${escape(title)}</h1>`,
    `<p${isSimulated(source) ? ' class="simulated"' : ''}>${tellSource(source)}</p>`,
    `<p>${measures.trials} runs. Not measured means that the run had no cases or no answers for it.</p>`,
    figure('How the runs ended', countBars(outcomes)),
    shareFigure(measures),
    truth ? figure(`Planted against read: r = ${truth.r.toFixed(2)}, ${truth.of} readings`, scatter(truth.points)) : '',
    swaps.length > 0 ? figure('What a swap changes, in points of 100', signedBars(swaps)) : '',
    figure('Sentences withheld', countBars(dropped)),
    agreement.length > 0
      ? figure(
          'Agreement with other models (r)',
          shareBars(agreement.map(({ with: label, r }) => ({ label, value: Math.max(0, r), told: r.toFixed(2) }))),
        )
      : '',
    figure('What the provider said', countBars(told)),
    `<section><h2>All figures</h2><table>${figuresOf(measures)
      .map((one) => `<tr><th scope="row">${escape(one.label)}</th><td>${tellFigure(one)}</td></tr>`)
      .join('')}</table></section>`,
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)} (${source})</title><style>${STYLE}</style><body><main>${parts.join('\n')}</main></body></html>\n`;
}

const STYLE = `:root{color-scheme:light dark;--bg:#fbfaf7;--ink:#22211e;--soft:#6b675f;--line:#dcd8cf;--mark:#2f6f6a;--minus:#a8502f}
@media (prefers-color-scheme:dark){:root{--bg:#191816;--ink:#ece8df;--soft:#a49f94;--line:#3a3732;--mark:#7cc4bc;--minus:#e39a78}}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif}main{max-width:44rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.5rem;line-height:1.2;overflow-wrap:anywhere}h2{font-size:1rem;margin:2rem 0 .5rem}p{color:var(--soft)}.simulated{color:var(--ink);border-left:.25rem solid var(--minus);padding:.25rem .75rem}
table{border-collapse:collapse;width:100%}th,td{padding:.3rem 0;border-bottom:1px solid var(--line);text-align:left;font-weight:400;font-variant-numeric:tabular-nums}td{text-align:right}
dl{display:grid;grid-template-columns:minmax(7rem,2fr) 3fr minmax(4.5rem,auto);gap:.35rem .75rem;margin:0;align-items:center}dt{overflow-wrap:anywhere}dd{margin:0}.n{text-align:right;font-variant-numeric:tabular-nums;color:var(--soft)}
svg{display:block;width:100%;height:auto}.track{fill:var(--line)}.mark{fill:var(--mark)}.minus{fill:var(--minus)}.axis{stroke:var(--line)}.dot{fill:var(--mark);fill-opacity:.5}svg text{fill:var(--soft);font-size:9px}`;

const figure = (title: string, content: string): string =>
  content ? `<section><h2>${escape(title)}</h2>${content}</section>` : '';

function shareFigure(measures: Measures): string {
  const shares = figuresOf(measures).filter(({ unit, value }) => unit === 'share' && value !== undefined);
  return figure(
    'Shares',
    shareBars(shares.map((one) => ({ label: one.label, value: one.value ?? 0, told: tellFigure(one) }))),
  );
}

type Bar = { label: string; value: number; told: string };

const bars = (rows: { label: string; svg: string; told: string }[]): string =>
  rows.length === 0
    ? ''
    : `<dl>${rows.map(({ label, svg, told }) => `<dt>${escape(label)}</dt><dd>${svg}</dd><dd class="n">${told}</dd>`).join('')}</dl>`;

const shareBars = (rows: Bar[]): string =>
  bars(
    rows.map(({ label, value, told }) => ({
      label,
      told,
      svg: `<svg viewBox="0 0 200 8" aria-hidden="true"><rect class="track" width="200" height="8" rx="2"/><rect class="mark" width="${(200 * value).toFixed(1)}" height="8" rx="2"/></svg>`,
    })),
  );

function countBars(counts: Record<string, number>): string {
  const most = Math.max(1, ...Object.values(counts));
  return shareBars(
    Object.entries(counts).map(([label, value]) => ({ label, value: value / most, told: String(value) })),
  );
}

/** To the left of the middle the second text of a pair reads lower. */
function signedBars(rows: { label: string; value: number }[]): string {
  const most = Math.max(1, ...rows.map(({ value }) => Math.abs(value)));
  return bars(
    rows.map(({ label, value }) => {
      const width = (Math.abs(value) / most) * 98;
      const x = value < 0 ? 100 - width : 100;
      return {
        label,
        told: value.toFixed(1),
        svg: `<svg viewBox="0 0 200 8" aria-hidden="true"><path class="axis" d="M100 0v8"/><rect class="${value < 0 ? 'minus' : 'mark'}" x="${x.toFixed(1)}" width="${width.toFixed(1)}" height="8" rx="2"/></svg>`,
      };
    }),
  );
}

/** Read from left to right, planted from the bottom up; on the line both are equal. */
function scatter(points: { x: number; y: number }[]): string {
  const dots = points.map(({ x, y }) => `<circle class="dot" cx="${30 + x * 2}" cy="${210 - y * 2}" r="3"/>`).join('');
  const labels = [0, 50, 100]
    .map((at) => `<text x="${26 + at * 2}" y="224">${at}</text><text x="8" y="${213 - at * 2}">${at}</text>`)
    .join('');
  return `<svg viewBox="0 0 260 240" role="img" aria-label="Planted levels against levels that were read" style="max-width:28rem"><path class="axis" d="M30 10v200h200M30 210L230 10" fill="none"/>${labels}<text x="110" y="236">read</text><text x="36" y="12">planted</text>${dots}</svg>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark);
