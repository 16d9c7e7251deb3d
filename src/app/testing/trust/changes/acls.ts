import type { World } from '../../../../../mocks/world/state.ts';
import { setPairs } from '../../../../domain/acl/aclEdit.ts';
import { submitAcls } from '../../../flows/acls.ts';
import { changeAcls } from '../../../stores/drafts/aclEdits.ts';
import type { Change } from './change.ts';
import { net, nodeCalled, stored } from './meshnet.ts';

/** Between two nodes that may reach each other. */
function blockPair(): Promise<void> {
  changeAcls(net, (edit) => {
    const place = (name: string) => edit.loaded.indexOf.get(nodeCalled(name).id) ?? -1;
    return setPairs(edit, [place('gw-egress')], [place('gw-ingress')], false);
  });
  return submitAcls(net);
}

function isPairBlocked(world: World): boolean {
  const [one = '', other = ''] = ['gw-egress', 'gw-ingress'].map((name) => stored(world, name)?.id);
  return world.acls.get(net)?.[one]?.[other] === 1;
}

export const aclChanges: readonly Change[] = [
  {
    name: 'submit rules',
    call: 'PUT /networks/{netid}/acls',
    reads: ['GET /networks/{netid}/acls'],
    carryOut: blockPair,
    isDone: isPairBlocked,
    success: 'ACL Updated!',
    failure: 'Failed to update ACL!',
  },
];
