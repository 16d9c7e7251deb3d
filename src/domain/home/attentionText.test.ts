import { expect, it } from 'vitest';
import { attentionText } from './attention.ts';

const nodes = ['a', 'b', 'c'].map((id) => ({ network: 'office', id }));
const place = { network: 'office', target: '/nodes/office' };

it('uses numerals for more than two', () => {
  expect(attentionText({ ...place, kind: 'sameName', name: 'twin', nodes })).toEqual({
    subject: 'twin',
    text: 'used by 3 nodes in office',
  });
  expect(attentionText({ ...place, kind: 'sharedRange', range: '10.0.0.0/8', gateways: nodes }).text).toBe(
    'is routed by 3 gateways',
  );
});
