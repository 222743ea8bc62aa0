import type { SelfAnswer } from '@app/contract/self-answers';
import type { MirrorWords } from '@app/words/catalogue';
import { statementSources } from '@app/words/statement-sources';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { scrollBehavior } from '../../../ui/scroll-behavior.ts';
import { useLanguage } from '../../../words/language.ts';
import { countAnswered, type GivenAnswers, minutesLeft, nextStatement } from '../model/next-statement.ts';
import { Statement } from './statement.tsx';

type Props = {
  answers: GivenAnswers;
  words: MirrorWords;
  onAnswer: (index: number, answer: SelfAnswer) => void;
  onShow: () => void;
};

/** All statements on one page, the current one large. An answer moves on; answered ones can be opened again. */
export function Questions({ answers, words, onAnswer, onShow }: Props): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(() => nextStatement(answers) ?? 0);
  const { isValidated } = statementSources[useLanguage()];
  const answered = countAnswered(answers);
  const isComplete = answered === answers.length;

  function open(index: number): void {
    flushSync(() => setCurrent(index));
    const radios = page.current?.querySelectorAll<HTMLInputElement>('input[type=radio]');
    const [first] = radios ?? [];
    ([...(radios ?? [])].find(({ checked }) => checked) ?? first)?.focus({ preventScroll: true });
    first?.closest('fieldset')?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
  }

  function answerAndMoveOn(answer: SelfAnswer): void {
    flushSync(() => onAnswer(current, answer));
    const next = nextStatement(answers.with(current, answer), current);
    if (next !== undefined) open(next);
    else page.current?.querySelector<HTMLElement>('[data-show]')?.focus();
  }

  const answerByKey = useEffectEvent((event: KeyboardEvent) => {
    // A key held down would answer statements that nobody has read.
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    const answer = /^[1-5]$/.test(event.key) ? Number(event.key) : undefined;
    const kept = answers[current];
    if (answer !== undefined) answerAndMoveOn(answer);
    else if (event.key === 'Enter' && isOnRadio && kept) answerAndMoveOn(kept);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => answerByKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <div
        role="progressbar"
        aria-label={words.answered(answered, answers.length)}
        aria-valuemin={0}
        aria-valuemax={answers.length}
        aria-valuenow={answered}
        className="h-1 bg-surface-3"
      >
        <div className="h-full bg-accent" style={{ width: `${(answered / answers.length) * 100}%` }} />
      </div>
      <div ref={page} className="scroll-thin min-h-0 flex-1 overflow-y-auto px-4 pt-5 pb-16">
        <div className="mx-auto max-w-[37rem]">
          <p className="text-base text-pretty">{words.lead}</p>
          <p className="mt-2 text-sm text-pretty text-muted">{words.private}</p>
          {!isValidated && <p className="mt-2 text-sm font-medium text-pretty text-warn">{words.unvalidated}</p>}
          <p className="mt-2 text-sm text-muted max-sm:hidden">{words.keys}</p>
          <p className="sticky -top-5 z-1 mt-4 flex justify-between gap-4 border-b border-line bg-surface py-2 text-xs">
            <strong className="font-semibold">{words.answered(answered, answers.length)}</strong>
            {!isComplete && <span className="text-muted">{words.minutes(minutesLeft(answers))}</span>}
          </p>
          <ol>
            {words.statements.map((statement, index) => (
              <li key={index} className="border-b border-line last:border-0">
                {index === current ? (
                  <Statement
                    number={index + 1}
                    answer={answers[index] ?? null}
                    words={words}
                    onChange={(answer) => onAnswer(index, answer)}
                    onPress={answerAndMoveOn}
                  />
                ) : (
                  <Row {...{ index, statement, words }} answer={answers[index] ?? null} onOpen={() => open(index)} />
                )}
              </li>
            ))}
          </ol>
          {isComplete && (
            <button type="button" data-show className="btn btn-primary mt-6 w-full" onClick={onShow}>
              {words.show}
            </button>
          )}
          <p className="mt-6 text-xs text-muted">Mini-IPIP · ipip.ori.org</p>
        </div>
      </div>
    </>
  );
}

type RowProps = {
  index: number;
  statement: string;
  answer: SelfAnswer | null;
  words: MirrorWords;
  onOpen: () => void;
};

function Row({ index, statement, answer, words, onOpen }: RowProps): ReactNode {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-11 w-full items-baseline gap-4 rounded-md py-2.5 text-start hover:bg-surface-2 focus-visible:-outline-offset-2"
    >
      <span className="w-5 shrink-0 text-sm text-muted">{index + 1}</span>
      <span className="min-w-0 flex-1 font-serif text-md">{statement}</span>
      {answer !== null && (
        <span className="max-w-[40%] text-end text-xs text-muted">
          <strong className="font-semibold text-fg">{answer}</strong> {words.anchors[answer - 1]}
        </span>
      )}
    </button>
  );
}
