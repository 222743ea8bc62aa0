import { expect, test } from 'vitest';
import { buildOpenApi } from './build-openapi.ts';
import { escapeHtml, renderProse } from './html.ts';
import { renderReference } from './render-reference.ts';

const document = buildOpenApi();
const page = renderReference(document, { style: '/style.css', json: '/openapi.json' });

test('the page has no script, no inline style and no external resource', () => {
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\//i);
  expect([...page.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, address]) => address)).toEqual([
    '/style.css',
    '/openapi.json',
  ]);
});

test('every link inside the page has a target', () => {
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});

test('the page contains every path, schema and failure', () => {
  const paths = Object.keys(document.paths).map(escapeHtml);
  const schemas = Object.keys(document.components.schemas).map((name) => `id="schema-${name}"`);
  const codes = Object.keys(document.components.examples);

  expect([...paths, ...schemas, ...codes].filter((part) => !page.includes(part))).toEqual([]);
});

test('HTML in prose is escaped', () => {
  expect(renderProse('<b> & `a<b`')).toBe('&lt;b&gt; &amp; <code>a&lt;b</code>');
});
