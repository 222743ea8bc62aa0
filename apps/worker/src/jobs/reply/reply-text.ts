import type { LiveText } from '../live-text.ts';

/** A streamed reply, after the crisis card if there is one. */
export type ReplyText = {
  readonly card: string;
  /** The reply without the card. */
  readonly body: string;
  readonly text: string;
  append(piece: string): void;
  /** Replaces the reply shown so far. */
  replace(body: string): void;
  setCard(card: string): void;
};

export function createReplyText(liveText: Pick<LiveText, 'append' | 'replace'>, firstCard: string): ReplyText {
  let card = firstCard;
  let body = '';
  const compose = (): string => (card && body ? `${card}\n\n${body}` : card + body);
  if (card) liveText.append(card);

  return {
    get card() {
      return card;
    },
    get body() {
      return body;
    },
    get text() {
      return compose();
    },
    append(piece) {
      if (piece === '') return;
      const { length } = compose();
      body += piece;
      liveText.append(compose().slice(length));
    },
    replace(next) {
      if (next === body) return;
      body = next;
      liveText.replace(compose());
    },
    setCard(next) {
      if (next === card) return;
      const isAll = card === '' && body === '';
      card = next;
      if (isAll) liveText.append(card);
      else liveText.replace(compose());
    },
  };
}
