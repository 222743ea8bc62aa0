import type { AnalysisEvent } from '@app/contract/events';

const BLANK_LINE = /\r\n\r\n|\n\n|\r\r/;

/**
 * Parses the event stream in the response to a POST, which EventSource cannot send. Skips comments and empty events.
 */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<AnalysisEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return; // Text after the last blank line is a truncated event.
      const blocks = (rest + value).split(BLANK_LINE);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = dataOf(block);
        if (data) yield JSON.parse(data) as AnalysisEvent;
      }
    }
  } finally {
    await reader.cancel();
  }
}

function dataOf(block: string): string {
  return block
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''))
    .join('\n');
}
