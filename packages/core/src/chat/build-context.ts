import { wrapMaterial } from '@app/reading';
import { countTokens, createTokenRoom, PART_TOKENS } from './token-room.ts';

/** Everything a reply may rest on. */
export type Talk = {
  question: string;
  /** Answered before, the latest first. */
  turns: { question: string; answer: string }[];
  /** Markdown of the reports: first the one the talk is about, then older ones. */
  reports: string[];
  /** The text that report was made from, while it is kept. */
  source: string | undefined;
};

/** With the instructions about 12,000: so the fiftieth turn costs what the fifth did. */
const MOST_TOKENS = 11_000;
/** These come along whatever else is left out, each message shortened to so much. */
const SURE_TURNS = 3;
const TURN_TOKENS = 450;
/** Of an older report the beginning, which holds its portrait. */
const OLDER_TOKENS = 350;
/** The report comes before its source, but leaves it this share. */
const SOURCE_SHARE = 0.35;

/** What the model is shown: data, each part in tags of its own, the question last. */
export function buildContext({ question, turns, reports, source = '' }: Talk): string {
  const room = createTokenRoom(MOST_TOKENS);
  const asked = room.take(question) ?? '';
  const takeTurn = (turn: Talk['turns'][number]): string[] => {
    const said = room.take(turn.question, TURN_TOKENS);
    const answered = room.take(turn.answer, TURN_TOKENS);
    return said && answered ? [wrapMaterial(said, 'earlier-question'), wrapMaterial(answered, 'earlier-answer')] : [];
  };
  const latest = turns.slice(0, SURE_TURNS).map(takeTurn);
  const [newest = '', ...others] = reports.map(withoutBars);
  const older = others.flatMap((report) => room.take(report, OLDER_TOKENS) ?? []);
  const report = room.take(newest, room.left - Math.min(countTokens(source) + PART_TOKENS, room.left * SOURCE_SHARE));
  const text = source && room.take(source);
  const further = turns.slice(SURE_TURNS).map(takeTurn);

  return [
    ...older.toReversed().map((part) => wrapMaterial(part, 'analysis')),
    ...(report ? [wrapMaterial(report, 'analysis')] : []),
    ...(text ? [wrapMaterial(text, 'source')] : []),
    ...[...latest, ...further].toReversed().flat(),
    wrapMaterial(asked, 'question'),
  ].join('\n\n');
}

const BAR = /[─━●○]{5,}/gu;

/** A drawn bar takes more tokens than the number behind it and says the same. */
const withoutBars = (report: string): string => report.replaceAll(BAR, '…');
