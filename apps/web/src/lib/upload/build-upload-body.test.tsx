import { expect, test } from 'vitest';
import { buildUploadBody } from './build-upload-body.ts';

const CHUNK = 3 * 512 * 1024;

function fileOf(bytes: number, type = 'image/png'): Blob {
  return new Blob([Uint8Array.from({ length: bytes }, (_, index) => (index * 31 + (index >> 8)) % 256)], { type });
}

async function readUrl(dataUrl: string): Promise<Blob> {
  return (await fetch(dataUrl)).blob();
}

async function hashOf(file: Blob): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).join();
}

test.for([0, 1, 2, 3, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK + 2])(
  'the data URL in the body decodes to the same %i bytes',
  async (bytes) => {
    const file = fileOf(bytes);

    const body = await buildUploadBody({ fields: { sessionId: 's', maxPeople: 5 }, name: 'mediaData', file });

    const { mediaData, ...fields } = JSON.parse(await body.text()) as { mediaData: string };
    expect(fields).toEqual({ sessionId: 's', maxPeople: 5 });
    const arrived = await readUrl(mediaData);
    expect(mediaData.slice(0, -2)).not.toContain('='); // Only the last chunk may have padding.
    expect([arrived.type, await hashOf(arrived)]).toEqual(['image/png', await hashOf(file)]);
  },
);

test('the small fields stand before the file', async () => {
  const body = await buildUploadBody({ fields: { title: 'A "title"' }, name: 'fileData', file: fileOf(3) });

  expect(await body.text()).toBe('{"title":"A \\"title\\"","fileData":"data:image/png;base64,AB8+"}');
  expect(body.type).toBe('application/json');
});

test.for(['', 'text/plain;charset=utf-8', 'a"b/c'])(
  'a file of the type %j is sent as application/octet-stream',
  async (type) => {
    const body = await buildUploadBody({ fields: {}, name: 'fileData', file: new Blob(['abc'], { type }) });

    expect(await body.text()).toBe('{"fileData":"data:application/octet-stream;base64,YWJj"}');
  },
);
