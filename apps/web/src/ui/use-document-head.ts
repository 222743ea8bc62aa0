import { useEffect } from 'react';

/** The title and description of a page of its own; those of the start page come back when it is left. */
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
