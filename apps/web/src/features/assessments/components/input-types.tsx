import { FileText, Image, type LucideIcon, Type, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings } from '../../../words/strings.ts';
import { UnavailableNote } from '../../../ui/unavailable-note.tsx';
import { Step } from '../../../ui/step.tsx';

export type InputType = 'image' | 'document' | 'video' | 'text-mbti' | 'image-mbti' | 'video-mbti';

const TYPES: readonly { type: InputType; Icon: LucideIcon }[] = [
  { type: 'image', Icon: Image },
  { type: 'document', Icon: FileText },
  { type: 'video', Icon: Video },
  { type: 'text-mbti', Icon: Type },
  { type: 'image-mbti', Icon: Image },
  { type: 'video-mbti', Icon: Video },
];

type Props = {
  disabled: boolean;
  /** Disabled frameworks. */
  off?: readonly string[] | undefined;
  onPick: (type: InputType) => void;
  onComingSoon: (title: string) => void;
};

const frameworkOf = (type: InputType): string => (type.endsWith('mbti') ? 'mbti' : 'general');

export function InputTypes({ disabled, off = [], onPick, onComingSoon }: Props): ReactNode {
  const { inputTypes, deepDives, step } = strings.assessments;
  const isOff = (type: InputType): boolean => off.includes(frameworkOf(type));
  const offTypes = TYPES.filter(({ type }) => isOff(type));
  return (
    <Step label={step(2)} title={inputTypes.title} disabled={disabled}>
      <div className="grid grid-cols-3 gap-1.5">
        {TYPES.map(({ type, Icon }) => (
          <button
            key={type}
            type="button"
            disabled={isOff(type)}
            onClick={() => onPick(type)}
            className="btn btn-line min-w-0 px-1.5 py-1 text-balance whitespace-normal [overflow-wrap:anywhere]"
          >
            <Icon aria-hidden className="size-4 shrink-0 text-muted max-[339px]:hidden" />
            {inputTypes[type]}
          </button>
        ))}
        <UnavailableNote words={strings.notNowNames} names={offTypes.map(({ type }) => inputTypes[type])} />
        {deepDives.map((title) => (
          <button
            key={title}
            type="button"
            onClick={() => onComingSoon(title)}
            className="btn min-w-0 border border-dashed border-line-strong/60 px-1 text-xs whitespace-normal text-muted enabled:hover:border-line-strong enabled:hover:text-fg"
          >
            {title}
          </button>
        ))}
      </div>
    </Step>
  );
}
