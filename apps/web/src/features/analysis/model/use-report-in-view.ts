import { useState } from 'react';

/** Which report the visitor reads: the chosen one, until a new run starts and takes its place. */
export function useReportInView(isBusy: boolean): [string | undefined, (key: string) => void] {
  const [chosen, setChosen] = useState<string>();
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    if (isBusy) setChosen(undefined);
  }
  return [chosen, setChosen];
}
