import { FileUp, LoaderCircle } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { strings } from '../../../words/strings.ts';
import { UnavailableNote } from '../../../ui/unavailable-note.tsx';
import { LazyPart, loadable } from '../../../ui/lazy-part.tsx';
import { isTouchScreen, submitOnEnter } from '../../../ui/submit-on-enter.ts';
import type { FoundPassage } from '../model/find-passages.ts';
import { ExampleButton } from './example-button.tsx';
import { WordMeter } from './word-meter.tsx';

const LitPassages = loadable(async () => ({
  default: (await import('./highlighted-passages.tsx')).HighlightedPassages,
}));

const FRAMEWORKS = ['personality-structure', 'mbti', 'bigfive', 'enneagram'] as const;

type TextFramework = 'general' | (typeof FRAMEWORKS)[number];
type Props = {
  text: string;
  onText: (text: string) => void;
  busy: boolean;
  /** Passages of the text that the running analysis has noticed, oldest first. */
  noticed?: readonly FoundPassage[] | undefined;
  /** Disabled frameworks. */
  off?: readonly string[] | undefined;
  /** The text of a document is being extracted into the box. */
  isExtracting: boolean;
  /** The estimated wait if an analysis were started now. */
  wait?: ReactNode;
  /** Replaces the word count while an analysis runs. */
  progress: ReactNode;
  /** Also called when the box is empty: the caller then reports the missing text. */
  onAnalyzeText: (framework: TextFramework) => void;
  onUploadDocument: () => void;
};

export function TextForm(props: Props): ReactNode {
  const { text, onText, busy, off = [], noticed = [], isExtracting, onAnalyzeText } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const isLocked = busy || isExtracting;

  function analyze(framework: TextFramework): void {
    if (isLocked || off.includes(framework)) return;
    onAnalyzeText(framework);
    hideTouchKeyboard();
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    analyze('general');
  }

  return (
    <form className="flex flex-1 flex-col" onSubmit={submit}>
      <div className="relative flex flex-col lg:flex-1">
        {noticed.length > 0 && (
          <LazyPart>
            <LitPassages box={box} text={text} noticed={noticed} />
          </LazyPart>
        )}
        <textarea
          ref={box}
          aria-label={strings.input.label}
          aria-busy={isExtracting}
          dir={text === '' ? undefined : 'auto'} // The placeholder follows the page direction.
          value={text}
          readOnly={isLocked}
          rows={5}
          placeholder={strings.input.placeholder}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={submitOnEnter}
          className="scroll-thin relative field-sizing-content max-h-60 min-h-32 w-full resize-none bg-transparent px-4 py-3 leading-6 outline-none placeholder:text-faint read-only:text-muted lg:field-sizing-fixed lg:max-h-none lg:flex-1"
        />
        {text === '' && !isLocked && <ExampleButton box={box} onText={onText} />}
      </div>
      <StatusLine {...props} />
      <div className="flex flex-wrap gap-2 px-3 pt-1.5 pb-3">
        <button type="button" disabled={isLocked} className="btn btn-line" onClick={props.onUploadDocument}>
          {isExtracting ? (
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
          ) : (
            <FileUp aria-hidden className="size-4" />
          )}
          {strings.input.upload}
        </button>
        <button type="submit" disabled={isLocked || off.includes('general')} className="btn btn-primary ms-auto px-4">
          {strings.input.submit}
        </button>
      </div>
      <div
        role="group"
        aria-label={strings.input.more}
        className="grid grid-cols-3 gap-1.5 border-t border-line px-3 py-2.5"
      >
        {FRAMEWORKS.map((framework) => (
          <button
            key={framework}
            type="button"
            disabled={isLocked || off.includes(framework)}
            onClick={() => analyze(framework)}
            className="btn btn-line min-h-8 min-w-0 px-2 text-xs whitespace-normal [overflow-wrap:anywhere] first:col-span-full pointer-coarse:min-h-11"
          >
            {strings.input.frameworks[framework]}
          </button>
        ))}
        <UnavailableNote words={strings.notNowNames} names={namesOf(off)} />
      </div>
    </form>
  );
}

function namesOf(off: readonly string[]): string[] {
  const more = FRAMEWORKS.filter((framework) => off.includes(framework));
  return [
    ...(off.includes('general') ? [strings.input.submit] : []),
    ...more.map((id) => strings.input.frameworks[id]),
  ];
}

function StatusLine({ text, busy, isExtracting, wait, progress }: Props): ReactNode {
  return (
    <div className="flex min-h-9 items-center gap-2 px-4 text-xs text-faint pointer-coarse:min-h-11">
      {busy && progress}
      {!busy && isExtracting && strings.input.extracting}
      {!busy && !isExtracting && (
        <>
          <WordMeter text={text} />
          {wait && <span className="ms-auto min-w-0">{wait}</span>}
          {text === '' && !wait && (
            <span className="ms-auto hidden truncate ps-2 @min-[24rem]:block pointer-coarse:hidden">
              {strings.input.keys}
            </span>
          )}
        </>
      )}
    </div>
  );
}

function hideTouchKeyboard(): void {
  const { activeElement } = document;
  if (isTouchScreen() && activeElement instanceof HTMLElement) activeElement.blur();
}
