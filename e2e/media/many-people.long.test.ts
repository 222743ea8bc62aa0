import { smallMp4 } from '@app/testkit/corpus/good-videos';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';

const IN_VIEW = 7;
const MOST = 5;

let stack: Stack;
let visitor: TestVisitor;

beforeAll(async () => {
  stack = await startStack({
    processes: true,
    simulator: { firstTokenMs: 5, chunkMs: 0, chunkChars: 60, people: IN_VIEW },
  });
  visitor = await openVisitorWithCookie(stack);
});

afterAll(() => stack.stop());

/** The numbers of the people with a section in the report. */
const peopleIn = (report: string): number[] => [
  ...new Set([...report.matchAll(/^#+ .*Person (\d+)/gm)].map(([, number]) => Number(number))),
];

const media = [
  ['a picture', 'image', () => makeJpeg(640, 480)],
  ['a clip', 'video', smallMp4],
] as const;

test.for(media)(
  `with ${IN_VIEW} people in %s the report covers at most ${MOST}, with and without a number in the call`,
  { timeout: 480_000 },
  async ([, mediaType, make]) => {
    const file = await make();
    const report = async (fields: object): Promise<number[]> => {
      const id = await visitor.submitFile('/api/analyze', file, { mediaType, ...fields });
      return peopleIn((await visitor.follow(id)).text);
    };

    expect(await Promise.all([report({}), report({ maxPeople: MOST }), report({ maxPeople: 2 })])).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [1, 2],
    ]);
  },
);

test.for([6, '6', 50])('a call for %j people is refused', async (maxPeople) => {
  const mediaData = `data:image/jpeg;base64,${(await makeJpeg(64, 64)).toString('base64')}`;
  const body = JSON.stringify({ sessionId: visitor.sessionId, mediaType: 'image', maxPeople, mediaData });

  const answer = await visitor.request('/api/analyze', { method: 'POST', body });

  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(`less than or equal to ${MOST}`);
});
