import type { World } from '../../../../../mocks/world/state.ts';
import { setPairs } from '../../../../domain/acl/aclEdit.ts';
import { submitAcls } from '../../../flows/acls.ts';
import { changeAcls } from '../../../stores/drafts/aclEdits.ts';
import type { Change } from './change.ts';
import { net, nodeCalled, stored } from './meshnet.ts';

function blockPair(): Promise<void> {
  changeAcls(net, (edit) => {
    const index = (name: string) => edit.loaded.indexOf.get(nodeCalled(name).id) ?? -1;
    return setPairs(edit, [index('gw-egress')], [index('gw-ingress')], false);
  });
  return submitAcls(net);
}

function isPairBlocked(world: World): boolean {
  const [a = '', b = ''] = ['gw-egress', 'gw-ingress'].map((name) => stored(world, name)?.id);
  return world.acls.get(net)?.[a]?.[b] === 1;
}

export const aclChanges: readonly Change[] = [
  {
    name: 'submit ACLs',
    call: 'PUT /networks/{netid}/acls',
    reads: ['GET /networks/{netid}/acls'],
    carryOut: blockPair,
    isDone: isPairBlocked,
    success: 'ACL Updated!',
    failure: 'Failed to update ACL!',
  },
];
