// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { exportNodes } from './NodeListRoute.tsx';

/** What the page handed to the browser's downloads. */
let saved: { name: string; type: string; content: Promise<string> }[];

beforeEach(() => {
  saved = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    if (object instanceof Blob) blob = object;
    return 'blob:export';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: blob.type, content: blob.text() });
  });
});

afterEach(() => vi.restoreAllMocks());

describe('exporting nodes', () => {
  it('writes one line for each node below a line of names, as CSV', async () => {
    await exportNodes([aNode({ name: 'alpha' }), aNode({ name: 'beta' })], 'csv', 'office');
    const [file] = saved;
    expect(file).toMatchObject({ name: 'nodes-office.csv', type: 'text/csv;charset=utf-8' });
    const [head, ...lines] = ((await file?.content) ?? '').split('\r\n');
    expect(head).toBe(
      'name,network,address,address6,endpoint,status,roles,version,os,lastCheckIn,expiresAt,publicKey,id',
    );
    expect(lines.map((line) => line.split(',')[0])).toEqual(['alpha', 'beta']);
  });

  it.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'does not let a spreadsheet take the name %j for a formula',
    async (name) => {
      await exportNodes([aNode({ name })], 'csv', undefined);
      const line = ((await saved[0]?.content) ?? '').split('\r\n').slice(1).join('\r\n');
      expect(line.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('writes the same fields as JSON, names as they are', async () => {
    await exportNodes([aNode({ name: '=1' })], 'json', undefined);
    const [file] = saved;
    expect(file).toMatchObject({ name: 'nodes-all-networks.json', type: 'application/json;charset=utf-8' });
    expect(JSON.parse((await file?.content) ?? '')).toMatchObject([{ name: '=1' }]);
  });

  it.each([
    ['../../etc/passwd', 'nodes-.._.._etc_passwd.csv'],
    ['a\\b:c*d?e"f<g>h|i', 'nodes-a_b_c_d_e_f_g_h_i.csv'],
    ['line\nbreak', 'nodes-line_break.csv'],
  ])('makes a safe file name of a network called %j', async (netid, name) => {
    await exportNodes([aNode()], 'csv', netid);
    expect(saved[0]?.name).toBe(name);
  });

  it('writes no secret', async () => {
    await exportNodes([aNode()], 'json', undefined);
    expect(await saved[0]?.content).not.toMatch(/password|accesskey|traffickeys/i);
  });
});
