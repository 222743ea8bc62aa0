const TAGGED = /<([a-z-]+-[0-9a-f]{16})>\n[\s\S]*?\n<\/\1>/g;

/** What of a call stands outside the tags that hold a visitor's words; each pair of tags leaves its name. */
export const outsideTags = (text: string): string =>
  text.replaceAll(TAGGED, (_, tag: string) => `<${tag.replace(/-[0-9a-f]{16}$/, '')}>`);
