import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';

type Props = {
  title: string;
  closeLabel: string;
  /** Receives the focus when the drawer closes. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** A panel that slides in from the start side, open while mounted. */
export function Drawer({ title, closeLabel, opener, onClose, children }: Props): ReactNode {
  return (
    <Root open onOpenChange={(open) => open || onClose()}>
      <Portal>
        {/* Not Radix's own overlay: it writes a style element, which the content security policy blocks. */}
        <div className="scroll-lock fixed inset-0 z-40 bg-shade-page transition-opacity duration-200 starting:opacity-0" />
        <Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className="fixed inset-y-0 start-0 z-50 flex w-[min(360px,92vw)] scroll-thin flex-col overflow-y-auto bg-surface p-4 shadow-pop outline-none transition duration-200 ease-out forced-colors:border-e starting:-translate-x-6 starting:opacity-0 rtl:starting:translate-x-6"
        >
          <div className="mb-3 flex items-center justify-between gap-2">
            <Title className="text-md font-semibold">{title}</Title>
            <button type="button" aria-label={closeLabel} onClick={onClose} className="icon-btn">
              <X aria-hidden />
            </button>
          </div>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
