import type { Confirmation } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import { networkText } from '../../../domain/network/networkText.ts';
import type { Deletion } from '../../shared/deletion.ts';

export type NetworkConfirmView = { readonly netid: string } & (
  | { readonly verb: 'refreshKeys'; readonly nodeCount: number | undefined }
  | { readonly verb: 'delete'; readonly deletion: Extract<Deletion, { isPossible: true }> }
);

export function networkConfirm(question: NetworkConfirmView): Confirmation {
  const { netid } = question;
  const name = <Identifier isStrong>{netid}</Identifier>;
  if (question.verb === 'delete') {
    return {
      title: `Delete ${netid}`,
      message: (
        <>Delete the network {name}? Its ACLs and access keys will also be deleted. This can’t be undone.</>
      ),
      consequences: question.deletion.consequences,
      typeToConfirm: netid,
      confirmLabel: 'Delete network',
      isDanger: true,
    };
  }
  return {
    title: `${networkText.refreshKeys} of ${netid}`,
    message: (
      <>
        Refresh the public keys of {nodesOf(question.nodeCount)} in {name}? Nodes will generate new keys.
        Connections may drop briefly. This can’t be undone.
      </>
    ),
    confirmLabel: 'Refresh keys',
  };
}

function nodesOf(count: number | undefined): string {
  if (count === undefined) return 'all nodes';
  return count === 1 ? 'the 1 node' : `all ${counted(count, 'node')}`;
}
