import type { ReactNode } from 'react';
import { usePolledOpinions } from '../model/use-polled-opinions.ts';

type Props = {
  report: string;
  /** Another reading is stored. */
  onFinished: () => void;
};

/** Keeps polling after the dialog is closed, so that a reading that finishes then is added to the list of reports. */
export function OpinionWatch({ report, onFinished }: Props): ReactNode {
  usePolledOpinions(report, onFinished);
  return null;
}
