import { openDocx } from './docx/open-docx.ts';
import { openWordText } from './docx/word-text.ts';
import { runParser } from './run-parser.ts';

await runParser(async ({ path, maxChars }) => {
  const { xml, xmlBytes } = await openDocx(path);
  const word = openWordText(maxChars);
  let readBytes = 0;
  for await (const { text, bytes } of xml) {
    readBytes += bytes;
    word.write(text);
    if (word.isFull()) return { text: word.text(), shareRead: (word.shareKept() * readBytes) / xmlBytes };
  }
  word.end();
  return { text: word.text(), shareRead: 1 };
});
