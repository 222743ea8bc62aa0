import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refuseOffline, showOfflineToast } from '../../../ui/refuse-offline.ts';
import type { Losses, NewAnalysisOptions } from './losses.ts';
import type * as startOver from './start-over.ts';

type StartOver = typeof startOver;

type NewAnalysis = {
  start: () => void;
  /** Set while the confirmation dialog is open. */
  confirm: { losses: Losses; accept: () => void; cancel: () => void } | undefined;
};

/** Loaded lazily: not needed before the first click. */
export const loadStartOver = (): Promise<StartOver> => import('./start-over.ts');

export function useNewAnalysis(options: NewAnalysisOptions): NewAnalysis {
  const [asked, setAsked] = useState<Losses>();
  const isBusy = useRef(false);
  const queryClient = useQueryClient();

  /** Runs one action at a time and none while offline, because it must happen now or not at all. */
  async function press(act: (part: StartOver) => Promise<void>): Promise<void> {
    if (isBusy.current || refuseOffline()) return;
    isBusy.current = true;
    try {
      await loadStartOver().then(act, showOfflineToast);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    start: () =>
      void press(async ({ clearVisitorData, countLosses }) => {
        const all = await countLosses(options.losses, queryClient);
        if (all) setAsked(all);
        else await clearVisitorData(options, queryClient);
      }),
    confirm: asked && {
      losses: asked,
      cancel: () => setAsked(undefined),
      accept() {
        setAsked(undefined);
        void press(({ clearVisitorData }) => clearVisitorData(options, queryClient));
      },
    },
  };
}
