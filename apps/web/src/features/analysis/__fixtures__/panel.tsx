import type { ComponentProps } from 'react';
import { AnalysisPanel } from '../components/analysis-panel.tsx';
import { type AnalysisState, idle } from '../model/analysis-state.ts';

export type PanelFixtureProps = ComponentProps<typeof AnalysisPanel>;

export const following = (text: string): AnalysisState => ({ ...idle, phase: 'following', analysisId: 'a2', text });

/** The empty panel, with the props the test changes. */
export function panelOf(changes: Partial<PanelFixtureProps> = {}): React.JSX.Element {
  return (
    <AnalysisPanel
      state={idle}
      messages={[]}
      sessionId="session-1"
      canShare={false}
      hasAnalysis={false}
      labelOf={(framework) => framework}
      onChoose={() => {}}
      onNewAnalysis={() => {}}
      onDownload={() => {}}
      onShare={() => {}}
      onOpenReader={() => {}}
      onOpenQuote={() => {}}
      onGoOn={() => {}}
      {...changes}
    />
  );
}
