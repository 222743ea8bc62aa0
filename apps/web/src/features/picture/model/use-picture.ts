import type { PictureQuotes } from '@app/contract/downloads';
import type { PictureDialogWords } from '@app/words/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showFailure } from '../../../lib/show-failure.ts';
import { fetchPicture, listQuotes } from '../api/pictures.ts';

/** Arrow keys pass over many quotes; only the one they stop at is drawn. */
const SETTLE_MS = 300;
/** A picture drawn once is shown again at once; it is dropped soon after the dialog closes. */
const KEEP_MS = 60_000;

export type PictureState = {
  list: PictureQuotes | undefined;
  /** Place of the quote in the list; -1 for none. */
  chosen: number;
  choose: (place: number) => void;
  picture: Blob | undefined;
  isDrawing: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** The quotes of a report and the picture with the chosen one. */
export function usePicture(id: string, words: PictureDialogWords | undefined): PictureState {
  const quotes = useQuery({
    queryKey: ['picture-quotes', id],
    queryFn: ({ signal }) => listQuotes(id, signal),
    networkMode: 'always',
  });
  const { data: list } = quotes;
  const [picked, setPicked] = useState<number>();
  const chosen = picked ?? (list && list.quotes.length > 0 ? 0 : -1);
  const settled = useSettled(chosen);
  const drawn = useQuery({
    queryKey: ['picture', id, settled],
    queryFn: ({ signal }) => fetchPicture({ id, format: 'png', quote: settled }, signal),
    enabled: list?.isOffered === true && settled === chosen,
    gcTime: KEEP_MS,
    // Without a network it fails and says so, instead of waiting.
    networkMode: 'always',
  });
  const error = quotes.error ?? drawn.error;
  useEffect(() => {
    if (error && words) void showFailure('load', words.failed, error);
  }, [error, words]);

  return {
    list,
    chosen,
    choose: setPicked,
    picture: settled === chosen ? drawn.data : undefined,
    isDrawing: !error && list?.isOffered !== false && (settled !== chosen || !drawn.data),
    hasFailed: error !== null,
    retry: () => void (quotes.error ? quotes.refetch() : drawn.refetch()),
  };
}

function useSettled(value: number): number {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
