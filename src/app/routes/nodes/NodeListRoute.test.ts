// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { catchDownloads, type Download } from '../../testing/downloads.ts';
import { exportNodes } from './NodeListRoute.tsx';

let saved: readonly Download[];

beforeEach(() => {
  saved = catchDownloads();
});

describe('exporting nodes', () => {
  it('writes one line for each node below a line of names, as CSV', async () => {
    await exportNodes([aNode({ name: 'alpha' }), aNode({ name: 'beta' })], 'csv', 'office');
    const [file] = saved;
    expect(file).toMatchObject({ name: 'nodes-office.csv', content: { type: 'text/csv;charset=utf-8' } });
    const [head, ...lines] = ((await file?.content.text()) ?? '').split('\r\n');
    expect(head).toBe(
      'name,network,address,address6,endpoint,status,roles,version,os,lastCheckIn,expiresAt,publicKey,id',
    );
    expect(lines.map((line) => line.split(',')[0])).toEqual(['alpha', 'beta']);
  });

  it.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'does not let a spreadsheet take the name %j for a formula',
    async (name) => {
      await exportNodes([aNode({ name })], 'csv', undefined);
      const line = ((await saved[0]?.content.text()) ?? '').split('\r\n').slice(1).join('\r\n');
      expect(line.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('writes the same fields as JSON, names as they are', async () => {
    await exportNodes([aNode({ name: '=1' })], 'json', undefined);
    const [file] = saved;
    expect(file).toMatchObject({
      name: 'nodes-all-networks.json',
      content: { type: 'application/json;charset=utf-8' },
    });
    expect(JSON.parse((await file?.content.text()) ?? '')).toMatchObject([{ name: '=1' }]);
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
    expect(await saved[0]?.content.text()).not.toMatch(/password|accesskey|traffickeys/i);
  });
});
