/** Reads server-sent events from a response until it ends or breaks. */
export async function* readEventStream(response: Response): AsyncGenerator<{ id: string | undefined; data: string }> {
  if (!response.ok || !response.body) throw new Error(`stream answered ${response.status}`);
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string): string | undefined =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      const data = field('data');
      if (data !== undefined) yield { id: field('id'), data };
    }
  }
}
