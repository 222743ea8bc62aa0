import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  press.mockClear();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a double click saves a file once, and a later click saves it again', () => {
  const file = new Blob(['a picture']);

  saveFile(file, 'a.png');
  saveFile(file, 'a.png');
  const early = press.mock.calls.length;
  vi.advanceTimersByTime(1_000);
  saveFile(file, 'a.png');

  expect([early, press.mock.calls.length]).toEqual([1, 2]);
});

test('another file is saved at once', () => {
  saveFile(new Blob(['a picture']), 'a.png');
  saveFile(new Blob(['another picture']), 'a.png');

  expect(press).toHaveBeenCalledTimes(2);
});
