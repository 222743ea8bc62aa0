import './dialog.css';
import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type Props = {
  title: string;
  description: string;
  closeLabel: string;
  /** For two columns on wide screens. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog, open while mounted; on phones a bottom sheet. */
export function Dialog({ title, description, closeLabel, isWide, onClose, children }: Props): ReactNode {
  const [opener] = useState(() => document.activeElement);

  function giveFocusBack(event: Event): void {
    event.preventDefault(); // Radix would focus its own trigger, which does not exist.
    if (opener instanceof HTMLElement) opener.focus();
  }

  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        {/* Radix's own overlay writes a style element, which the content security policy blocks. */}
        <div className="scroll-lock fixed inset-0 z-40 bg-shade-page transition-opacity duration-200 starting:opacity-0" />
        <Radix.Content
          onCloseAutoFocus={giveFocusBack}
          className={clsx(
            'dialog fixed z-40 max-h-dvh overflow-y-auto bg-surface p-5 shadow-pop',
            isWide && 'dialog-wide',
          )}
        >
          <Radix.Title className="pe-10 font-serif text-lg font-semibold">{title}</Radix.Title>
          <Radix.Description className="mt-0.5 pe-10 text-sm text-muted">{description}</Radix.Description>
          {children}
          <Radix.Close aria-label={closeLabel} className="icon-btn absolute end-3 top-3">
            <X aria-hidden />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
