import * as Dialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { strings } from '../words/strings.ts';
import { useBackCloses } from './use-back-closes.ts';

type Props = {
  title: string;
  /** What the dialog is about, below the title. */
  about?: string | undefined;
  /** Controls between the title and the close button. */
  tools?: ReactNode;
  className?: string;
  content?: RefObject<HTMLDivElement | null>;
  /** Escape closes the dialog unless this prevents it. */
  onEscape?: (event: KeyboardEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

/** The direction of the line decides which end is cut; that of the page decides the side of a short line. */
const LINE = 'w-fit max-w-full truncate';

/**
 * A dialog over the whole window, open while mounted. The focus begins at its heading and returns to the opener. It
 * draws its own overlay, because the library's overlay locks scrolling with a style element, which the content security
 * policy blocks.
 */
export function FullScreenDialog(props: Props): ReactNode {
  const { title, about, tools, className, content, onEscape, onClose, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  const close = useBackCloses(onClose);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || close()}>
      <Dialog.Portal>
        <div aria-hidden className="scroll-lock fixed inset-0 z-40 bg-shade-page" />
        <Dialog.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault(); // Radix would focus its own trigger, which does not exist.
            if (opener instanceof HTMLElement) opener.focus();
          }}
          onEscapeKeyDown={onEscape}
          className={clsx(
            'overlay-in fixed inset-0 z-50 flex flex-col overflow-clip bg-surface outline-none',
            className,
          )}
        >
          <header className="flex flex-wrap items-center gap-x-1 border-b border-line py-1.5 ps-4 pe-2 sm:ps-5">
            <div className="me-auto min-w-0 flex-1">
              <Dialog.Title
                ref={heading}
                tabIndex={-1}
                dir="auto"
                className={clsx(LINE, 'text-sm font-semibold outline-none')}
              >
                {title}
              </Dialog.Title>
              {about && (
                <p dir="auto" className={clsx(LINE, 'text-xs text-muted')}>
                  {about}
                </p>
              )}
            </div>
            {tools}
            <Dialog.Close className="icon-btn" aria-label={strings.analysis.reader.close}>
              <X aria-hidden />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
