import { useEffect } from 'react';

/** Sets the title and description of a page; restores those of the start page on unmount. */
export function useDocumentHead(title: string, description: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
    const before = { title: document.title, description: meta?.content ?? '' };
    const write = (head: typeof before): void => {
      document.title = head.title;
      if (meta) meta.content = head.description;
    };
    write({ title, description });
    return () => write(before);
  }, [title, description]);
}
