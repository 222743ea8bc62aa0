import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const TEXT =
  'I keep lists of the things I mean to learn, and I cross them out slowly. When a plan fails I go for a long walk and ' +
  'begin again the next morning. My friends say that I listen more than I speak, and that I remember what they told me. ' +
  'I like quiet rooms, old maps and people who change their mind. Last winter I repaired a clock that nobody wanted, ' +
  'because I could not bear that it stood still. I worry before journeys and am calm once they have begun.';

const Reply = z.object({ analysisId: z.string(), messages: z.array(z.object({ content: z.string() })) });

/** What a visitor does: opens the page, has a text analysed, a document read, and takes the report along as PDF. */
export async function visit(url: string): Promise<string[]> {
  const sessionId = randomUUID();
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  if (!page.ok || !(await page.text()).includes('<div id="root">')) throw new Error(`the page answered ${page.status}`);

  const began = performance.now();
  const analysed = await post(`${url}/api/analyze/text`, { sessionId, content: TEXT });
  const cookie = analysed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { analysisId, messages } = Reply.parse(await analysed.json());
  const tookMs = Math.round(performance.now() - began);

  const fileData = `data:text/plain;base64,${Buffer.from(TEXT).toString('base64')}`;
  const read = await post(
    `${url}/api/extract-text`,
    { fileName: 'words.txt', fileType: 'text/plain', fileData },
    cookie,
  );
  if (!(await read.text()).includes('old maps')) throw new Error('the document was not read');

  const download = await fetch(`${url}/api/download/${analysisId}?format=pdf`, { headers: { cookie } });
  const pdf = Buffer.from(await download.arrayBuffer());
  if (!download.ok || pdf.toString('latin1', 0, 4) !== '%PDF')
    throw new Error(`the download answered ${download.status}`);
  const chars = messages.reduce((sum, { content }) => sum + content.length, 0);
  return [
    `an analysis of ${chars} characters after ${tookMs} ms`,
    'a document was read in the sandbox',
    `a PDF of ${pdf.length} bytes was taken along`,
  ];
}

async function post(url: string, body: object, cookie = ''): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}: ${await response.text()}`);
  return response;
}
