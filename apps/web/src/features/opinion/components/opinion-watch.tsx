import type { ReactNode } from 'react';
import { usePolledOpinions } from '../model/use-polled-opinions.ts';

type Props = {
  report: string;
  /** Another reading is stored. */
  onFinished: () => void;
};

/** Goes on looking when the dialog is closed: what finishes then belongs into the list of reports, too. */
export function OpinionWatch({ report, onFinished }: Props): ReactNode {
  usePolledOpinions(report, onFinished);
  return null;
}
