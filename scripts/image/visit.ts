import { setTimeout as delay } from 'node:timers/promises';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { linePages, writePdf } from '@app/testkit/corpus/pdf';
import { sampleText } from '@app/testkit/sample-text';
import { openVisitor, type TestVisitor } from '@app/testkit/visitor';

const MAIL_LIMIT_MS = 60_000;

type Site = {
  url: string;
  /** The link in the last mail, once there is one. */
  readLink: () => string | undefined;
};

/** Acts as a visitor: opens the page, analyses a text, a document and an image, downloads a report and shares it. */
export async function visit(site: Site, tell: (fact: string) => void): Promise<void> {
  const { url } = site;
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  if (!page.ok || !(await page.text()).includes('<div id="root"')) throw new Error(`the page answered ${page.status}`);
  const visitor = openVisitor(() => [url]);
  await visitor.request('/api/status');

  const began = performance.now();
  const text = await finish(visitor, await visitor.submit(sampleText()));
  tell(`text: ${text.chars} characters of report, ${Math.round(performance.now() - began)} ms`);
  await visitMedia(visitor, text.id, tell);
  await share(visitor, site, text.id);
  tell('share: the link in the mail opens the copy');
}

async function visitMedia(visitor: TestVisitor, textId: string, tell: (fact: string) => void): Promise<void> {
  const lines = sampleText('two').match(/.{1,80}(?: |$)/g) ?? [];
  const document = writePdf(linePages([lines]));
  const read = await finish(
    visitor,
    await visitor.submitFile('/api/analyze/document', document, { fileName: 'a.pdf' }),
  );
  tell(`document: ${read.chars} characters of report`);
  const seen = await finish(visitor, await visitor.submitFile('/api/analyze/image/bigfive', await makeJpeg(320, 240)));
  tell(`picture: ${seen.chars} characters of report`);

  const download = await visitor.request(`/api/download/${textId}?format=pdf`);
  const pdf = Buffer.from(await download.arrayBuffer());
  if (!download.ok || pdf.toString('latin1', 0, 4) !== '%PDF')
    throw new Error(`the download answered ${download.status}`);
  tell(`download: a PDF of ${pdf.length} bytes`);
}

type Finished = { id: string; chars: number };

async function finish(visitor: TestVisitor, id: string): Promise<Finished> {
  const { text, events } = await visitor.follow(id);
  const last = events.at(-1);
  if (last?.type !== 'end') throw new Error(`an analysis ended with ${JSON.stringify(last)}`);
  return { id, chars: text.length };
}

async function share(visitor: TestVisitor, { url, readLink }: Site, analysisId: string): Promise<void> {
  const addresses = { senderEmail: 'ada@example.org', recipientEmail: 'ben@example.org' };
  const sent = await visitor.request('/api/share', {
    method: 'POST',
    body: JSON.stringify({ analysisId, ...addresses }),
  });
  if (!sent.ok) throw new Error(`sharing answered ${sent.status}: ${await sent.text()}`);
  const end = Date.now() + MAIL_LIMIT_MS;
  while (readLink() === undefined) {
    if (Date.now() > end) throw new Error('no mail came');
    await delay(200);
  }
  const shareId = readLink()?.split('/').at(-1);
  const copy = await fetch(`${url}/api/shared-analysis/${shareId}`);
  if (!copy.ok || !(await copy.text()).includes('"messages"')) throw new Error(`the copy answered ${copy.status}`);
}
