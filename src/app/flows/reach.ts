import { editOf } from '../../domain/edit/edit.ts';
import { nodeForm } from '../../domain/node/nodeForm.ts';
import type { Remedy } from '../../domain/reach/why/remedies.ts';
import { loadAskedAcls } from '../stores/acls.ts';
import { allowPair } from './acls.ts';
import { setClientEnabled } from './externalClients/externalClients.ts';
import { saveNode } from './nodes.ts';

/** The change itself where one press is enough; whether it was made. The others are made in the forms they lead to. */
export async function applyRemedy(remedy: Remedy): Promise<boolean> {
  switch (remedy.kind) {
    case 'allowPair': {
      const { network } = remedy.one;
      const isDone = await allowPair(network, remedy.one.id, remedy.other.id);
      loadAskedAcls(network);
      return isDone;
    }
    case 'enableClient':
      return (await setClientEnabled(remedy.client, true)).ok;
    case 'connect': {
      const edit = editOf(nodeForm(remedy.node));
      return (await saveNode(remedy.node, { ...edit, after: { ...edit.after, isConnected: true } })).ok;
    }
    default:
      return false;
  }
}
