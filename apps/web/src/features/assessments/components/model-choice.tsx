import { modelLabels, type ProviderId } from '@app/contract/models';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { modelName } from '../../../words/model-name.ts';
import { strings } from '../../../words/strings.ts';
import { Step } from '../../../ui/step.tsx';

type Props = {
  selected: ProviderId;
  /** Undefined until the status is known: all models are selectable until then. */
  offered: ProviderId[] | undefined;
  disabled: boolean;
  onSelect: (model: ProviderId) => void;
};

export function ModelChoice({ selected, offered, disabled, onSelect }: Props): ReactNode {
  const { models, step } = strings.assessments;
  return (
    <Step label={step(1)} title={models.title} disabled={disabled}>
      <div className="grid grid-cols-4 gap-1 rounded-lg border border-line bg-surface-2 p-1">
        {(Object.keys(modelLabels) as ProviderId[]).map((model) => (
          <ModelOption
            key={model}
            label={modelName(model)}
            isSelected={model === selected}
            isOffered={offered?.includes(model) ?? true}
            onSelect={() => onSelect(model)}
          />
        ))}
      </div>
    </Step>
  );
}

type OptionProps = { label: string; isSelected: boolean; isOffered: boolean; onSelect: () => void };

function ModelOption({ label, isSelected, isOffered, onSelect }: OptionProps): ReactNode {
  const reason = isOffered ? undefined : strings.assessments.models.unavailable;
  return (
    <label className="relative flex min-h-9 cursor-pointer items-center justify-center gap-1.5 rounded-md text-sm font-medium text-muted transition-colors hover:text-fg has-checked:bg-surface has-checked:text-fg has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:opacity-60 pointer-coarse:min-h-11 forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-2">
      <input
        type="radio"
        name="model"
        checked={isSelected}
        disabled={!isOffered}
        title={reason}
        onChange={onSelect}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-md outline-none"
      />
      {isSelected && <Check aria-hidden className="size-4 shrink-0 text-accent max-[359px]:hidden" />}
      <span className={clsx(!isOffered && 'line-through decoration-line-strong')}>{label}</span>
    </label>
  );
}
