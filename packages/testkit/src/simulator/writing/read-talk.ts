/** What a chat sends, each part in a tag with a random name. */
export type SentTalk = {
  question: string;
  /** The one the talk is about. */
  analysis: string;
  /** Missing for a picture or a clip. */
  source: string | undefined;
  /** How many questions were answered before. */
  turns: number;
};

/** Undefined when the message has no question in tags. */
export function readTalk(userText: string): SentTalk | undefined {
  const parts = [...userText.matchAll(/<(([a-z-]+)-[0-9a-f]{16})>\n([\s\S]*?)\n<\/\1>/g)].map(
    ([, , name = '', text = '']) => ({ name, text }),
  );
  const named = (name: string): string[] => parts.flatMap((part) => (part.name === name ? [part.text] : []));
  const question = named('question').at(-1);
  if (question === undefined) return undefined;
  return {
    question,
    analysis: named('analysis').at(-1) ?? '',
    source: named('source').at(-1),
    turns: named('earlier-question').length,
  };
}
