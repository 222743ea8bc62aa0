import { modelLabels, type ProviderId } from '@app/contract/models';
import type { Opinions } from '@app/contract/opinions';
import type { OpinionWords } from '@app/words/catalogue';
import { type ReactNode, useId, useState } from 'react';
import { modelName } from '../../../words/model-name.ts';

type Props = {
  opinions: Opinions;
  /** Undefined until the status is known: all models can be ticked until then. */
  offered: ProviderId[] | undefined;
  framework: string;
  words: OpinionWords;
  isAsking: boolean;
  onAsk: (models: ProviderId[]) => void;
};

const MODELS = Object.keys(modelLabels) as ProviderId[];

/** The form that picks the models to ask. It says what this costs and who gets the material; nothing is ticked at first. */
export function ChooseModels({ opinions, offered, framework, words, isAsking, onAsk }: Props): ReactNode {
  const says = words.choose;
  const titleId = useId();
  const [ticked, setTicked] = useState<ProviderId[]>([]);
  const read = new Set(opinions.readings.filter(({ status }) => status === 'done').map(({ model }) => model));
  const free = MODELS.filter((model) => offered?.includes(model) ?? true);
  const others = free.filter((model) => !read.has(model));
  const tick = (model: ProviderId): void =>
    setTicked((before) => (before.includes(model) ? before.filter((one) => one !== model) : [...before, model]));

  return (
    <form
      aria-labelledby={titleId}
      className="card mx-auto mt-6 w-full max-w-lg p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (ticked.length > 0) onAsk(MODELS.filter((model) => ticked.includes(model)));
      }}
    >
      <h3 id={titleId} className="font-serif text-lg font-semibold">
        {says.title}
      </h3>
      <p className="mt-1 text-sm text-pretty text-muted">{says.text(framework)}</p>
      <div className="mt-4 grid gap-2">
        {MODELS.map((model) => {
          const isOff = !free.includes(model);
          return (
            <label
              key={model}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-line px-3 py-2 text-sm has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:text-muted"
            >
              <input
                type="checkbox"
                checked={ticked.includes(model)}
                disabled={isOff || isAsking}
                onChange={() => tick(model)}
                className="size-4.5 shrink-0 accent-accent outline-none"
              />
              <span className="font-medium">{modelName(model)}</span>
              <span className="ms-auto text-end text-xs text-muted">
                {isOff ? says.off : read.has(model) ? says.again : says.calls(opinions.calls)}
              </span>
            </label>
          );
        })}
      </div>
      <p className="mt-4 text-sm text-pretty text-muted">{says.goesTo}</p>
      <p role="status" className="mt-1 text-sm text-muted">
        {ticked.length > 0
          ? `${says.uses(ticked.length, opinions.left)} (${says.calls(ticked.length * opinions.calls)})`
          : says.left(opinions.left)}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <button
          type="button"
          className="btn btn-ghost me-auto"
          disabled={isAsking || others.length === 0}
          onClick={() => setTicked(others)}
        >
          {says.all}
        </button>
        <button
          type="submit"
          className="btn btn-primary min-h-10 px-4"
          disabled={ticked.length === 0 || ticked.length > opinions.left || isAsking}
        >
          {isAsking ? says.asking : ticked.length > 0 ? says.ask(ticked.length) : says.none}
        </button>
      </div>
    </form>
  );
}
