import { expect, test } from 'vitest';
import { ok, startFakeServer } from '../../../testing/fake-server.ts';
import { extractText } from './extract-text.ts';

test.for<[string, string]>([
  ['a.pdf', 'pdf'],
  ['a.doc', 'doc'],
  ['A.DOCX', 'docx'],
  ['a.b.txt', 'txt'],
])('the text of %s is requested as type %s', async ([fileName, fileType]) => {
  const server = startFakeServer();
  server.answers['POST /api/extract-text'] = ok({ text: 'The words.' });
  const file = new File(['bytes'], fileName);

  expect(await extractText(file)).toBe('The words.');
  expect(server.calls.map(({ body }) => body)).toEqual([{ fileData: file, fileName, fileType }]);
});

test('a refusal shows the fixed message with the reason as its cause', async () => {
  const server = startFakeServer();
  server.answers['POST /api/extract-text'] = { status: 422, body: 'No text.' };

  await expect(extractText(new File(['bytes'], 'a.pdf'))).rejects.toMatchObject({
    message: 'Failed to extract text',
    cause: { message: '422: No text.' },
  });
});
