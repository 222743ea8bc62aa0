import type { MailState } from '@app/contract/sharing';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showFailure } from '../../../lib/show-failure.ts';
import { strings } from '../../../words/strings.ts';
import { toast } from '../../../ui/toast-store.ts';
import { shareAnalysis } from '../api/share-analysis.ts';
import { emptyForm, findInvalid, type ShareField, type ShareForm, tidyForm } from './share-form.ts';

type Options = {
  analysisId: string | undefined;
  /** A small preview image to send along, if available. */
  preview: Promise<string | undefined>;
  onShared: () => void;
};

type Share = ShareForm & { analysisId: string };

/** How the toast tells what became of the mail; a refused one is a failure. */
const toldAs = {
  accepted: 'shared',
  unsure: 'unsure',
  sending: 'waiting',
  waiting: 'waiting',
  refused: 'failed',
  'gave-up': 'failed',
} as const satisfies Record<MailState, keyof typeof strings.sharing>;

type Sharing = {
  form: ShareForm;
  /** Empty before the first submit. */
  invalid: ShareField[];
  isPending: boolean;
  /** Set while the browser solves a proof of work before the server accepts the mail; cancels the solving. */
  cancel: (() => void) | undefined;
  change: (field: ShareField, text: string) => void;
  /** Returns the fields that must be corrected first. */
  submit: () => ShareField[];
};

export function useShare({ analysisId, preview, onShared }: Options): Sharing {
  const [form, setForm] = useState(emptyForm);
  const [isTried, setIsTried] = useState(false);
  const [isSolving, setIsSolving] = useState(false);
  /** Set while a proof of work is being solved: closing the dialog aborts it. A request already sent is not aborted. */
  const puzzle = useRef<AbortController>(undefined);
  useEffect(() => () => puzzle.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    async mutationFn(share: Share) {
      const solving = new AbortController();
      const onPuzzle = (isOn: boolean): void => {
        puzzle.current = isOn ? solving : undefined;
        setIsSolving(isOn);
      };
      return shareAnalysis({ ...share, preview: await preview }, { signal: solving.signal, onPuzzle });
    },
    onSuccess(mail) {
      toast(strings.sharing[toldAs[mail]]);
      onShared();
    },
    onError(error) {
      if (error.name === 'AbortError') return;
      void showFailure('share', strings.sharing.failed, error);
    },
  });

  function submit(): ShareField[] {
    setIsTried(true);
    const invalid = findInvalid(form);
    if (invalid.length > 0 || isPending) return invalid;
    if (analysisId) mutate({ analysisId, ...tidyForm(form) });
    else toast({ ...strings.sharing.nothing, variant: 'destructive' });
    return invalid;
  }

  return {
    form,
    invalid: isTried ? findInvalid(form) : [],
    isPending,
    cancel: isSolving ? () => puzzle.current?.abort() : undefined,
    change: (field, text) => setForm((before) => ({ ...before, [field]: text })),
    submit,
  };
}
