import { clsx } from 'clsx';
import { Image, type LucideIcon, ShieldCheck, Type, Video } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { strings } from '../../../words/strings.ts';
import { useAbout } from '../../../words/use-about.ts';
import { type Assessment, assessments, type InputKindTab, KINDS, type MatrixPick, titleOf } from '../model/catalog.ts';

const KIND_ICONS: Record<InputKindTab, LucideIcon> = { text: Type, image: Image, video: Video };

export type MatrixProps = {
  mode: MatrixPick | undefined;
  busy: boolean;
  /** Disabled frameworks. */
  off?: readonly string[] | undefined;
  onPick: (pick: MatrixPick) => void;
};

/** Frameworks by input kind. `hasLargeTargets` gives touch-sized targets on any device. */
export function AssessmentMatrix({
  mode,
  busy,
  off = [],
  onPick,
  hasLargeTargets = false,
}: MatrixProps & { hasLargeTargets?: boolean }): ReactNode {
  const { matrix } = strings.assessments;
  const about = useAbout();
  // The last element hovered or focused: a resting pointer must not override the keyboard.
  const [visited, setVisited] = useState<Assessment>();
  const selected = assessments.find(({ id }) => id === mode?.framework);
  const described = visited ?? selected;
  return (
    <div data-large-targets={hasLargeTargets || undefined} className="group/matrix flex flex-1 flex-col">
      <table className="w-full">
        <thead>
          <tr className="text-2xs text-faint">
            <th scope="col">
              <span className="sr-only">{matrix.framework}</span>
            </th>
            {KINDS.map((kind) => (
              <th key={kind} scope="col" className="ps-1 pb-1 text-center font-medium">
                {matrix.kinds[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {assessments.map((assessment) => (
            <MatrixRow
              key={assessment.id}
              assessment={assessment}
              pressed={assessment === selected ? mode?.kind : undefined}
              busy={busy}
              isOff={off.includes(assessment.id)}
              onPick={(kind) => onPick({ framework: assessment.id, kind })}
              onVisit={() => setVisited(assessment)}
              onLeave={() => setVisited(undefined)}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-3 mb-4 min-h-20 border-t border-line px-2 pt-3 text-xs text-pretty text-muted group-data-large-targets/matrix:text-sm">
        {described ? (
          <>
            <strong className="font-semibold text-fg">{matrix.lead(titleOf(described))}</strong> {about?.[described.id]}
          </>
        ) : (
          matrix.about
        )}
      </p>
      <p data-note className="mt-auto flex gap-2 rounded-md bg-surface-2 px-3 py-2.5 text-xs text-muted">
        <ShieldCheck aria-hidden className="mt-px size-4 shrink-0 text-accent" />
        {matrix.note}
      </p>
    </div>
  );
}

type RowProps = {
  assessment: Assessment;
  pressed: InputKindTab | undefined;
  busy: boolean;
  isOff: boolean;
  onPick: (kind: InputKindTab) => void;
  onVisit: () => void;
  onLeave: () => void;
};

function MatrixRow({ assessment, pressed, busy, isOff, onPick, onVisit, onLeave }: RowProps): ReactNode {
  const { matrix } = strings.assessments;
  const { Icon } = assessment;
  const title = titleOf(assessment);
  return (
    <tr
      onPointerEnter={onVisit}
      onPointerLeave={onLeave}
      onFocus={onVisit}
      onBlur={onLeave}
      className="*:transition-colors hover:*:bg-surface-2"
    >
      <th scope="row" className="w-full rounded-s-md ps-2 text-start text-sm font-normal">
        <span className="flex items-center gap-2">
          <Icon aria-hidden className="size-4 shrink-0 text-faint" />
          <span className={clsx(isOff && 'text-muted')}>
            {title}
            {isOff && <small className="block text-2xs leading-tight">{strings.notNow}</small>}
          </span>
        </span>
      </th>
      {KINDS.map((kind) => (
        <td key={kind} className="py-px ps-1 text-center text-faint last:rounded-e-md">
          {assessment.kinds.includes(kind) ? (
            <MatrixButton
              name={matrix.button(title, matrix.buttonKinds[kind])}
              kind={kind}
              isPressed={kind === pressed}
              disabled={busy || isOff}
              onPress={() => onPick(kind)}
            />
          ) : (
            <span aria-hidden>·</span>
          )}
        </td>
      ))}
    </tr>
  );
}

type ButtonProps = { name: string; kind: InputKindTab; isPressed: boolean; disabled: boolean; onPress: () => void };

function MatrixButton({ name, kind, isPressed, disabled, onPress }: ButtonProps): ReactNode {
  const Icon = KIND_ICONS[kind];
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isPressed}
      disabled={disabled}
      onClick={onPress}
      className={clsx(
        'grid size-8 place-items-center rounded-md transition-colors group-data-large-targets/matrix:size-11 disabled:cursor-not-allowed disabled:opacity-45 pointer-coarse:size-11 forced-colors:aria-pressed:outline-2',
        isPressed ? 'bg-accent text-on-accent' : 'text-muted enabled:hover:bg-surface-3 enabled:hover:text-fg',
      )}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
