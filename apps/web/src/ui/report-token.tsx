import { readBar, readFence } from '@app/document/read-chart';
import type { MarkedToken, Token, Tokens } from 'marked';
import { createElement, Fragment, type Key, type ReactNode } from 'react';
import { ReportBar } from './report-bar.tsx';
import { ReportBlock } from './report-block.tsx';
import { ReportChart } from './report-chart.tsx';

const MAX_DEPTH = 12;
const FIRST_HEADING_LEVEL = 3;
const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);
/** The format the crisis card uses. */
const DIALS = /^(?:tel|sms):([*+\d]{2,15})$/;

/**
 * Renders one Markdown token. Only these elements are possible: no HTML, no images, and links only to the web, to mail
 * addresses and to phone numbers shown in the text.
 */
export function renderToken(token: Token, key: Key, depth = 0): ReactNode {
  const children = (tokens: Token[] | undefined): ReactNode => renderTokens(tokens ?? [], depth + 1);
  if (depth > MAX_DEPTH) return <Fragment key={key}>{token.raw}</Fragment>;
  const known = token as MarkedToken;
  switch (known.type) {
    case 'heading':
      return renderBlock(headingOf(known), { key, depth }, children(known.tokens));
    case 'paragraph':
      return renderBlock('p', { key, depth }, children(known.tokens));
    case 'blockquote':
      return renderBlock('blockquote', { key, depth }, children(known.tokens));
    case 'list':
      return renderList(known, key, depth);
    case 'code':
      return (
        renderChart(known, key) ?? (
          <pre key={key} dir="ltr">
            <code>{known.text}</code>
          </pre>
        )
      );
    case 'table':
      return renderTable(known, key, depth);
    case 'hr':
      return <hr key={key} />;
    case 'strong':
      return <strong key={key}>{children(known.tokens)}</strong>;
    case 'em':
      return <em key={key}>{children(known.tokens)}</em>;
    case 'del':
      return <del key={key}>{children(known.tokens)}</del>;
    case 'codespan':
      return renderBar(known.text, key) ?? <code key={key}>{known.text}</code>;
    case 'br':
      return <br key={key} />;
    case 'link':
      return renderLink(known, key, depth);
    case 'space':
    case 'checkbox':
      return null;
    case 'text':
    case 'escape':
    case 'image':
    case 'html':
    case 'def':
    case 'list_item':
      return <Fragment key={key}>{renderText(known, depth)}</Fragment>;
  }
}

export function renderTokens(tokens: Token[], depth: number): ReactNode {
  return tokens.map((token, index) => renderToken(token, index, depth));
}

const CLOSED = /\n`{3,}\s*$/;

/** Draws a fenced chart block; undefined if it is not a chart or not complete. */
function renderChart({ lang, raw, text }: Tokens.Code, key: Key): ReactNode {
  const chart = CLOSED.test(raw) ? readFence(lang, text) : undefined;
  return chart && <ReportChart key={key} chart={chart} />;
}

/** Draws a bar of characters; undefined if the text is not a bar. */
function renderBar(text: string, key: Key): ReactNode {
  const bar = readBar(text);
  return bar && <ReportBar key={key} bar={bar} />;
}

/** A nested block inherits the direction of its parent. */
function renderBlock(as: string, { depth, ...own }: BlockPlace, children: ReactNode): ReactNode {
  return depth > 0 ? createElement(as, own, children) : createElement(ReportBlock, { as, ...own }, children);
}

type BlockPlace = { key: Key; depth: number; start?: number };

const headingOf = ({ depth }: Tokens.Heading): string => `h${Math.min(depth + FIRST_HEADING_LEVEL - 1, 6)}`;

/** Plain text; an image as its description, HTML as its source. */
function renderText(token: MarkedToken, depth: number): ReactNode {
  if (token.type === 'text' && token.tokens) return renderTokens(token.tokens, depth + 1);
  return 'text' in token ? token.text : token.raw;
}

function renderLink(token: Tokens.Link, key: Key, depth: number): ReactNode {
  const content = renderTokens(token.tokens, depth + 1);
  if (isDial(token)) {
    return (
      <a key={key} href={token.href} dir="ltr">
        {content}
      </a>
    );
  }
  if (!isSafeLink(token.href)) return <Fragment key={key}>{content}</Fragment>;
  return (
    <a key={key} href={token.href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {content}
    </a>
  );
}

function isSafeLink(href: string): boolean {
  return URL.canParse(href) && LINK_PROTOCOLS.has(new URL(href).protocol);
}

/** A link that dials must show the number it dials. */
function isDial({ href, text }: Tokens.Link): boolean {
  return DIALS.exec(href)?.[1] === text.replaceAll(/[\s\\-]/g, '');
}

function renderList(token: Tokens.List, key: Key, depth: number): ReactNode {
  const items = token.items.map((item, index) => <li key={index}>{renderTokens(item.tokens, depth + 1)}</li>);
  if (!token.ordered) return renderBlock('ul', { key, depth }, items);
  return renderBlock('ol', { key, depth, start: token.start === '' ? 1 : token.start }, items);
}

function renderTable(token: Tokens.Table, key: Key, depth: number): ReactNode {
  const cells = (row: Tokens.TableCell[], Cell: 'th' | 'td'): ReactNode =>
    row.map((cell, index) => (
      <Cell key={index} data-align={cell.align ?? undefined} {...(Cell === 'th' && { scope: 'col' })}>
        {renderTokens(cell.tokens, depth + 1)}
      </Cell>
    ));
  return (
    <div key={key} className="report-table">
      <ReportBlock as="table">
        <thead>
          <tr>{cells(token.header, 'th')}</tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => (
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </ReportBlock>
    </div>
  );
}
