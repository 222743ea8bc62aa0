import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { strings } from '../../../words/strings.ts';
import { toast } from '../../../ui/toast-store.ts';
import { shareAnalysis } from '../api/share-analysis.ts';
import { emptyForm, findInvalid, type ShareField, type ShareForm, tidyForm } from './share-form.ts';

type Options = {
  analysisId: string | undefined;
  /** A small picture to go with it, when there is one. */
  preview: Promise<string | undefined>;
  onShared: () => void;
};

type Share = ShareForm & { analysisId: string };

type Sharing = {
  form: ShareForm;
  /** Nothing is called wrong before the first try. */
  invalid: ShareField[];
  isPending: boolean;
  /** Set while the browser proves work before the server takes the mail: gives up. */
  cancel: (() => void) | undefined;
  change: (field: ShareField, text: string) => void;
  /** Answers with the fields that must be mended first. */
  submit: () => ShareField[];
};

export function useShare({ analysisId, preview, onShared }: Options): Sharing {
  const [form, setForm] = useState(emptyForm);
  const [isTried, setIsTried] = useState(false);
  const [isSolving, setIsSolving] = useState(false);
  /** Held while a puzzle is being solved: closing the dialog gives up, and what is out by then stays out. */
  const puzzle = useRef<AbortController>(undefined);
  useEffect(() => () => puzzle.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    async mutationFn(share: Share) {
      const solving = new AbortController();
      const onPuzzle = (isOn: boolean): void => {
        puzzle.current = isOn ? solving : undefined;
        setIsSolving(isOn);
      };
      await shareAnalysis({ ...share, preview: await preview }, { signal: solving.signal, onPuzzle });
    },
    onSuccess() {
      toast(strings.sharing.shared);
      onShared();
    },
    onError(error) {
      if (error.name === 'AbortError') return;
      void tellFailure('share', strings.sharing.failed, error);
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
