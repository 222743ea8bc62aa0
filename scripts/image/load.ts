import { generousLimits } from '@app/testkit/generous-limits';
import { sampleText } from '@app/testkit/sample-text';
import { type AnalysisRequest, openVisitor } from '@app/testkit/visitor';

const LANES = 6;

/** All visitors of a load come from one address. */
export const loadSettings: Record<string, string> = generousLimits;

export type LoadResult = {
  requests: number;
  failed: AnalysisRequest[];
  finished: number;
  lost: string[];
  slowestMs: number;
};

/** Visitors who have a text analysed and read it to its end, one after the other in each lane. */
export function startLoad(url: string): { stop(): Promise<LoadResult> } {
  const asked: AnalysisRequest[] = [];
  const finished: string[] = [];
  const lost: string[] = [];
  const over = new AbortController();

  async function visitAgain(lane: number): Promise<void> {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const visitor = openVisitor(
        () => [url],
        (each) => asked.push(each),
      );
      await visitor.request('/api/status');
      const id = await visitor.submit(`${sampleText()} ${lane}.${turn}`);
      const { events } = await visitor.follow(id);
      const messages = await visitor.messages();
      const isWhole = events.at(-1)?.type === 'end' && messages.some(({ content }) => content.length > 1_000);
      (isWhole ? finished : lost).push(id);
    }
  }

  // A visitor who gives up is told by `stop`, also when that is asked for much later.
  const lanes = Promise.allSettled(Array.from({ length: LANES }, (_, lane) => visitAgain(lane)));
  return {
    async stop() {
      over.abort();
      for (const ended of await lanes) if (ended.status === 'rejected') lost.push(String(ended.reason));
      const answers = asked.filter(({ path }) => !path.endsWith('/events'));
      return {
        requests: asked.length,
        failed: asked.filter(({ status }) => status === undefined || status >= 400),
        finished: finished.length,
        lost,
        slowestMs: Math.round(Math.max(...answers.map(({ tookMs }) => tookMs))),
      };
    },
  };
}
