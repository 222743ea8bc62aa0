import { useState } from 'react';

/** Which report the visitor reads: the one they chose until a run begins, which is then what they want to see. */
export function useReportInView(isBusy: boolean): [string | undefined, (key: string) => void] {
  const [chosen, setChosen] = useState<string>();
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    if (isBusy) setChosen(undefined);
  }
  return [chosen, setChosen];
}
