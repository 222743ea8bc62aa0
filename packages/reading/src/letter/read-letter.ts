/** A line of a letter before its sentences are checked. */
export type DraftBlock = { type: 'title' | 'say' | 'prose' | 'help'; text: string; item?: 'bullet' | number };

export type Draft = { headline: string; blocks: DraftBlock[] };

const HEADING = /^#{1,6}\s+(.+?)\s*#*$/;
const ITEM = /^\s*(?:[-*+•]\s+|(\d{1,2})[.)]\s+)(.*)$/;
const SAY = /^\s*>\s?(.*)$/;
/** What is left of a line whose only sentence was dropped. */
const BARE = /^(?:[-*+•>]|\d{1,2}[.)]|#{1,6})?$/;
/** Where the numbers to call are printed; wherever it stands, it becomes a line of its own. */
const HELP = '[help]';
const HELP_ANYWHERE = /\**\[help\]\**/gi;
const RULE = /^\s*(?:[-*_]\s*){3,}$/;
const TABLE_ROW = /^\s*\|.*\|?\s*$/;
/** A line of its own that is wholly bold is a title. */
const BOLD_LINE = /^\*\*([^*\n]{1,120})\*\*:?$/;
/** A line of its own that is wholly slanted holds words to say. */
const SLANTED_LINE = /^(?<mark>[*_])(?![*_\s])([^\n]+?)(?<![*_\s])\k<mark>$/;

/** Models wrap what they were asked for: in a code block, or below a line that announces it. */
const FENCE_BEFORE = /^\s*```\w*\s*\n/;
const FENCE_AFTER = /\n```\s*$/;
const ANNOUNCEMENT = /^[^\n#]{1,200}:\s*\n+(?=# )/;

/**
 * Reads a model's letter once, where it arrives. A first heading is the headline; tables, rules and empty lines are left
 * out, because the levels stand beside the letter.
 */
export function readLetter(markdown: string): Draft {
  let headline = '';
  const blocks: DraftBlock[] = [];
  for (const paragraph of paragraphsOf(unwrap(markdown))) {
    const heading = HEADING.exec(paragraph)?.[1] ?? BOLD_LINE.exec(paragraph)?.[1];
    if (heading !== undefined && headline === '' && blocks.length === 0) headline = plain(heading);
    else if (heading === undefined) blocks.push(blockOf(paragraph));
    else blocks.push({ type: 'title', text: plain(heading) });
  }
  return { headline, blocks: blocks.filter(({ text }) => text !== '') };
}

const unwrap = (markdown: string): string =>
  (FENCE_BEFORE.test(markdown) ? markdown.replace(FENCE_BEFORE, '').replace(FENCE_AFTER, '') : markdown).replace(
    ANNOUNCEMENT,
    '',
  );

function blockOf(paragraph: string): DraftBlock {
  if (paragraph === HELP) return { type: 'help', text: 'help' };
  const said = SAY.exec(paragraph)?.[1];
  if (said !== undefined) return { type: 'say', text: withoutMarks(said) };
  const item = ITEM.exec(paragraph);
  if (item) return { type: 'prose', item: item[1] ? Number(item[1]) : 'bullet', text: (item[2] ?? '').trim() };
  const slanted = SLANTED_LINE.exec(paragraph)?.[2];
  if (slanted !== undefined) return { type: 'say', text: withoutMarks(slanted) };
  return { type: 'prose', text: paragraph };
}

/** Lines that belong together, without tables and rules. */
function paragraphsOf(markdown: string): string[] {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const raw of markdown.replaceAll('\r\n', '\n').replaceAll(HELP_ANYWHERE, `\n\n${HELP}\n\n`).split('\n')) {
    const line = raw.trim();
    if (BARE.test(line) || RULE.test(line) || TABLE_ROW.test(line)) {
      isOpen = false;
      continue;
    }
    const isOwn = HEADING.test(line) || ITEM.test(line) || SAY.test(line);
    const last = paragraphs.at(-1) ?? '';
    const goesOn = isOpen && (!isOwn || (SAY.test(line) && SAY.test(last)));
    if (goesOn) paragraphs[paragraphs.length - 1] = `${last} ${SAY.exec(line)?.[1] ?? line}`;
    else paragraphs.push(line);
    isOpen = !HEADING.test(line);
  }
  return paragraphs;
}

const plain = (text: string): string => text.replaceAll(/[*_`]/g, '').trim();

/** Words to say look different and need no quotation marks: between those stands only what was looked up. */
const withoutMarks = (text: string): string =>
  plain(text)
    .replaceAll(/\p{Quotation_Mark}(?<!['‘’‚‛‹›＇])/gu, '')
    .trim();
