import type { World } from '../../../../../mocks/world/state.ts';
import { setPairs } from '../../../../domain/acl/aclEdit.ts';
import { submitAcls } from '../../../flows/acls.ts';
import { changeAcls } from '../../../stores/drafts/aclEdits.ts';
import type { Mutation } from './mutation.ts';
import { net, loadedNode, serverNode } from './meshnet.ts';

function blockPair(): Promise<void> {
  changeAcls(net, (edit) => {
    const index = (name: string) => edit.loaded.indexOf.get(loadedNode(name).id) ?? -1;
    return setPairs(edit, [index('gw-egress')], [index('gw-ingress')], false);
  });
  return submitAcls(net);
}

function isPairBlocked(world: World): boolean {
  const [a = '', b = ''] = ['gw-egress', 'gw-ingress'].map((name) => serverNode(world, name)?.id);
  return world.acls.get(net)?.[a]?.[b] === 1;
}

export const aclChanges: readonly Mutation[] = [
  {
    name: 'submit ACLs',
    call: 'PUT /networks/{netid}/acls',
    reads: ['GET /networks/{netid}/acls'],
    run: blockPair,
    isApplied: isPairBlocked,
    success: 'ACL Updated!',
    failure: 'Failed to update ACL!',
  },
];
