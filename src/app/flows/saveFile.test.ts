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
