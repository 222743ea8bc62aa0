import { Lexer, type Token, Tokenizer } from 'marked';

/**
 * Disables link definitions and setext headings: with them a later line could change an earlier one, so streamed text
 * would not be stable.
 */
class BlockTokenizer extends Tokenizer {
  override def(): undefined {
    return undefined;
  }
  override lheading(): undefined {
    return undefined;
  }
}

const options = { gfm: true, tokenizer: new BlockTokenizer() };

/** Parses a report into the token tree that the page, the PDF and the DOCX share. */
export function readMarkdown(markdown: string): Token[] {
  try {
    return new Lexer(options).lex(markdown);
  } catch {
    return [plain(markdown)]; // Nested deeper than the parser's stack allows.
  }
}

function plain(text: string): Token {
  return { type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] };
}
