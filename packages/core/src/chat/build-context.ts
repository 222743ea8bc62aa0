import { wrapMaterial } from '@app/reading';
import { countTokens, createTokenBudget, PART_TOKENS } from './token-budget.ts';

/** Everything a reply may refer to. */
export type ChatHistory = {
  question: string;
  /** Answered turns, latest first. */
  turns: { question: string; answer: string }[];
  /** Markdown of the reports: first the one under discussion, then older ones. */
  reports: string[];
  /** The text of that report, while it is stored. */
  source: string | undefined;
};

/** About 12,000 with the instructions, so that the fiftieth turn costs as much as the fifth. */
const MAX_TOKENS = 11_000;
/** These turns are always included, each message cut to TURN_TOKENS. */
const MIN_TURNS = 3;
const TURN_TOKENS = 450;
/** Only the beginning of an older report is included; it holds the portrait. */
const OLDER_TOKENS = 350;
/** The report takes precedence over its source, but leaves it this share. */
const SOURCE_SHARE = 0.35;

/** Builds the model's material: data only, each part in its own tags, the question last. */
export function buildContext({ question, turns, reports, source = '' }: ChatHistory): string {
  const budget = createTokenBudget(MAX_TOKENS);
  const asked = budget.take(question) ?? '';
  const takeTurn = (turn: ChatHistory['turns'][number]): string[] => {
    const said = budget.take(turn.question, TURN_TOKENS);
    const answered = budget.take(turn.answer, TURN_TOKENS);
    return said && answered ? [wrapMaterial(said, 'earlier-question'), wrapMaterial(answered, 'earlier-answer')] : [];
  };
  const latest = turns.slice(0, MIN_TURNS).map(takeTurn);
  const [newest = '', ...others] = reports.map(withoutBars);
  const older = others.flatMap((report) => budget.take(report, OLDER_TOKENS) ?? []);
  const report = budget.take(
    newest,
    budget.left - Math.min(countTokens(source) + PART_TOKENS, budget.left * SOURCE_SHARE),
  );
  const text = source && budget.take(source);
  const further = turns.slice(MIN_TURNS).map(takeTurn);

  return [
    ...older.toReversed().map((part) => wrapMaterial(part, 'analysis')),
    ...(report ? [wrapMaterial(report, 'analysis')] : []),
    ...(text ? [wrapMaterial(text, 'source')] : []),
    ...[...latest, ...further].toReversed().flat(),
    wrapMaterial(asked, 'question'),
  ].join('\n\n');
}

const BAR = /[─━●○]{5,}/gu;

/** A drawn bar needs more tokens than the number it shows. */
const withoutBars = (report: string): string => report.replaceAll(BAR, '…');
