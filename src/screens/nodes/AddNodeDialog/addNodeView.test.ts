import { expect, it } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { addNodeView } from './addNodeView.ts';

it('offers networks that the viewer manages, with the keys that machines can use', () => {
  const accessKeys = [
    anAccessKey({ name: 'z', uses: 3 }),
    anAccessKey({ name: 'used-up', uses: 0 }),
    anAccessKey({ name: 'hidden', uses: 3, secret: { hidden: true } }),
    anAccessKey({ name: 'a', uses: 1 }),
  ];
  const networks = [
    aNetwork({ netid: 'prod', accessKeys }),
    aNetwork({ netid: 'lab', accessKeys: [] }),
    aNetwork({ netid: 'theirs' }),
  ];
  const view = addNodeView(aViewerAt({ prod: 0, lab: 0, theirs: 2 }), networks, 'lab');
  expect(view.netid).toBe('lab');
  expect(view.networks.map(({ netid, keys }) => [netid, keys.map(({ name }) => name)])).toEqual([
    ['lab', []],
    ['prod', ['a', 'z']],
  ]);
});
