import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { strings } from '../../../words/strings.ts';
import { openShareSheet } from '../../../ui/open-share-sheet.ts';

type Props = {
  markdown: string;
  onDownload: (format: 'md' | 'json') => void;
  onPicture?: (() => void) | undefined;
  onOpinion?: (() => void) | undefined;
  onMirror?: (() => void) | undefined;
};

/** Less frequent actions on a report. The share sheet is listed only where the browser supports `navigator.share`. */
export function MoreActions({ markdown, onDownload, onPicture, onOpinion, onMirror }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Names of formats are the same in every language.
  const actions = [
    ...(onOpinion ? [{ label: strings.run.opinion, act: onOpinion }] : []),
    ...(onMirror ? [{ label: strings.run.mirror, act: onMirror }] : []),
    ...(onPicture ? [{ label: strings.run.picture, act: onPicture }] : []),
    { label: 'Markdown', act: () => onDownload('md') },
    { label: 'JSON', act: () => onDownload('json') },
    ...('share' in navigator
      ? [{ label: strings.run.send, act: () => void openShareSheet({ title: strings.title, text: markdown }) }]
      : []),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears keys and focus of the buttons inside
    <div
      role="group"
      className="relative"
      onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsOpen(false)}
    >
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-label={strings.run.more}
        title={strings.run.more}
        className="icon-btn size-8 pointer-coarse:size-11"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis aria-hidden className="size-4!" />
      </button>
      {isOpen && (
        <ul className="card absolute end-0 top-full z-2 min-w-44 p-1 shadow-pop">
          {actions.map(({ label, act }) => (
            <li key={label}>
              <button
                type="button"
                className="btn btn-ghost w-full justify-start pointer-coarse:min-h-11"
                onClick={() => {
                  opener.current?.focus(); // What opens gives the focus back to this button; the list is gone by then.
                  setIsOpen(false);
                  // The pressed entry is about to go; a dialog gives the focus back to the menu.
                  opener.current?.focus();
                  act();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
