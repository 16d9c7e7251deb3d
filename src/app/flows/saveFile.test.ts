// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catchDownloads, type Download } from '../testing/downloads.ts';
import { saveFile, saveRecords } from './saveFile.ts';

let saved: readonly Download[];

beforeEach(() => {
  saved = catchDownloads();
});

const records = [
  { name: 'leaf-a', note: 'a, b' },
  { name: '=1+1', note: 'two\nlines' },
];

const byteOrderMark = [0xef, 0xbb, 0xbf];

describe('saving records', () => {
  it('as CSV writes a heading and cells that no spreadsheet carries out', async () => {
    await saveRecords('nodes', 'csv', records);
    const [file] = saved;
    expect([file?.name, file?.content.type]).toEqual(['nodes.csv', 'text/csv;charset=utf-8']);
    const start = new Uint8Array((await file?.content.arrayBuffer()) ?? new ArrayBuffer()).slice(0, 3);
    expect([...start]).toEqual(byteOrderMark);
    expect((await file?.content.text())?.replace('\ufeff', '')).toBe(
      `name,note\r\nleaf-a,"a, b"\r\n"'=1+1","two\nlines"`,
    );
  });

  it.each([
    '=1+1\nx',
    '\n=1+1',
    '\r\n=1+1',
    ' =1+1',
    '\t=1+1',
    '\u00a0=1+1',
    '\ufeff=1+1',
    '\u200b=1+1',
    '\0=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(1)',
    '+1',
    '-1',
    '@SUM(1)',
    '\ttext',
    '\ntext',
  ])('as CSV escapes %j, in a cell and in the heading', async (text) => {
    await saveRecords('nodes', 'csv', [{ [text]: text }]);
    expect(await saved[0]?.content.text()).toBe(`\ufeff"'${text}"\r\n"'${text}"`);
  });

  it.each(['1+1=2', 'a\n=1+1', 'db-1', 'a@b.example', ' text', '10.0.0.1 - 10.0.0.9'])(
    'as CSV keeps %j, which isn’t a formula',
    async (text) => {
      await saveRecords('nodes', 'csv', [{ text }]);
      expect(await saved[0]?.content.text()).not.toContain("'");
    },
  );

  it('as JSON keeps them as they are', async () => {
    await saveRecords('nodes', 'json', records);
    const [file] = saved;
    expect([file?.name, file?.content.type]).toEqual(['nodes.json', 'application/json;charset=utf-8']);
    const start = new Uint8Array((await file?.content.arrayBuffer()) ?? new ArrayBuffer()).slice(0, 3);
    expect([...start]).not.toEqual(byteOrderMark);
    expect(JSON.parse((await file?.content.text()) ?? '')).toEqual(records);
  });
});

it('keeps the content until the download has begun, and no longer', () => {
  vi.useFakeTimers();
  saveFile('nodes.txt', 'text/plain', 'leaf-a');
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:download/0');
  vi.useRealTimers();
});
