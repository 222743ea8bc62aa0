import { Lexer, type Token, Tokenizer } from 'marked';

/**
 * Link definitions and underlined headings would let a later line change an earlier one; left out, what has been read
 * stays as it is.
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

/** The tree of a report: the page, the PDF and the DOCX are drawn from this one. */
export function readMarkdown(markdown: string): Token[] {
  try {
    return new Lexer(options).lex(markdown);
  } catch {
    return [plain(markdown)]; // Nested deeper than the parser can go.
  }
}

function plain(text: string): Token {
  return { type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] };
}
