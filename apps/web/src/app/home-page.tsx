import type { ProviderId } from '@app/contract/models';
import { FlaskConical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AnalysisPanel } from '../features/analysis/components/analysis-panel.tsx';
import { RunProgress } from '../features/analysis/components/run-progress.tsx';
import { useAnalysis } from '../features/analysis/model/use-analysis.ts';
import { ModelChoice } from '../features/assessments/components/model-choice.tsx';
import { pickModel } from '../features/assessments/model/pick-model.ts';
import { useStatus } from '../features/assessments/model/use-status.ts';
import { TextInput } from '../features/input/components/text-input.tsx';
import type { Session } from '../lib/session.ts';
import { strings } from '../strings/en.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { UseNotice } from './use-notice.tsx';

export function HomePage({ session }: { session: Session }): ReactNode {
  const [text, setText] = useState('');
  const [chosenModel, setChosenModel] = useState<ProviderId>();
  const status = useStatus();
  const model = pickModel(chosenModel, status?.models);
  const { state, busy, messages, analyze, stop } = useAnalysis(session, { onTextAnalyzed: () => setText('') });

  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[1200px] flex-col px-3 pb-6 sm:px-5 lg:pt-[max(0px,50dvh-24rem)]">
      <PageHeader />
      <main>
        {status?.simulated && <SimulatedBanner />}
        <div className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-5">
          <div className="flex min-w-0 flex-col gap-4">
            <ModelChoice selected={model} offered={status?.models} disabled={busy} onSelect={setChosenModel} />
            <TextInput
              text={text}
              busy={busy}
              progress={<RunProgress percent={state.percent} canStop={state.phase !== 'saving'} onStop={stop} />}
              onChange={setText}
              onAnalyze={(content) => void analyze(content, model)}
            />
          </div>
          <UseNotice />
          <AnalysisPanel state={state} messages={messages} sessionId={session.id} />
        </div>
      </main>
    </div>
  );
}

function PageHeader(): ReactNode {
  return (
    <header className="sticky top-0 z-10 -mx-3 mb-4 flex items-center gap-3 border-b border-line bg-bg px-3 py-2.5 sm:-mx-5 sm:px-5 lg:static lg:mb-3 lg:border-0 lg:bg-transparent lg:py-5">
      <BrandMark />
      <div className="min-w-0 flex-1">
        <h1 className="font-serif text-lg font-semibold sm:text-xl">{strings.title}</h1>
        <p className="text-base text-muted max-lg:hidden">{strings.lead}</p>
      </div>
      <ThemeToggle labels={{ toDark: strings.themeToDark, toLight: strings.themeToLight }} />
    </header>
  );
}

function SimulatedBanner(): ReactNode {
  return (
    <p role="note" className="mb-4 flex items-start gap-2.5 rounded-lg bg-warn-soft px-4 py-2.5 text-sm text-warn">
      <FlaskConical aria-hidden className="mt-px size-4 shrink-0" />
      <span>
        <strong className="font-semibold">{strings.simulated.title}.</strong> {strings.simulated.text}
      </span>
    </p>
  );
}
