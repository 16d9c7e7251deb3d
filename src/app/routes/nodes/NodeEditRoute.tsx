import { networkIn } from '../../../domain/records.ts';
import { useParams, useSearchParams } from 'react-router-dom';
import { changedFields } from '../../../domain/edit/edit.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { nodeKey, isSameNode, type NodeRef, type Node } from '../../../domain/node/node.ts';
import { nodeEditForm, nodeFields, nodeForm, type NodeLocks } from '../../../domain/node/nodeForm.ts';
import { paths, fieldName } from '../../../domain/paths.ts';
import { canEditNode, seesOwnNodesOnly } from '../../../domain/session/permissions.ts';
import { nodeEditDenied, nodeEditor, nodeMissing } from '../../../screens/nodes/NodeEditScreen/nodeEditor.ts';
import { editorView } from '../../../screens/editor/RecordEditor/editorView.ts';
import { RecordPlaceholder } from '../../../screens/state/RecordPlaceholder/RecordPlaceholder.tsx';
import { recordPlaceholderView } from '../../../screens/state/RecordPlaceholder/recordPlaceholderView.ts';
import { RecordEditor } from '../../../screens/editor/RecordEditor/RecordEditor.tsx';
import { saveNode } from '../../flows/nodeEdits.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useRecordEdit } from '../forms/useRecordEdit.ts';
import { useOnOpen, useRecords, useNow } from '../../stores/reading.ts';
import { ensureAcls, useAclsOf } from '../../stores/acls.ts';
import { nodeDrafts } from '../../stores/drafts/formDrafts.ts';
import { useLastKnown } from '../useLastKnown.ts';

export function NodeEditRoute() {
  const { netid = '', nodeId = '' } = useParams();
  return <EditNode backHref={paths.node({ network: netid, id: nodeId })} />;
}

export function AreaEditNodeRoute() {
  const { netid = '' } = useParams();
  return <EditNode backHref={paths.userAreaNodes(netid)} />;
}

function EditNode({ backHref }: { backHref: string }) {
  const { netid = '', nodeId = '' } = useParams();
  const ref: NodeRef = { network: netid, id: nodeId };
  const records = useRecords();
  const { viewer } = records;
  const { data: nodes } = records.nodes;
  const found = valueOf(nodes)?.find((candidate) => isSameNode(candidate, ref));
  const node = useLastKnown(found, nodeKey(ref));

  const retry = () => void refreshNodes();
  if (!node) {
    const missing = nodeMissing(paths.nodes(netid), seesOwnNodesOnly(viewer, netid, valueOf(nodes) ?? []));
    return <RecordPlaceholder view={recordPlaceholderView(nodes, 'the node', missing)} onRetry={retry} />;
  }
  if (!canEditNode(viewer, node)) return <RecordPlaceholder view={nodeEditDenied(node)} onRetry={retry} />;
  const isGone = nodes.status === 'ready' && !found;
  return <NodeEditForm key={nodeKey(node)} node={node} isGone={isGone} backHref={backHref} />;
}

type NodeEditFormProps = { node: Node; isGone: boolean; backHref: string };

function NodeEditForm({ node, isGone, backHref }: NodeEditFormProps) {
  const [query] = useSearchParams();
  const { viewer, nodes, networks, clients, dns, config } = useRecords();
  const network = networkIn({ networks }, node.network);
  const now = useNow();
  const acl = valueOf(useAclsOf(node.network).data);
  const locks: NodeLocks = {
    node,
    network,
    server: { isRceOn: valueOf(config.data)?.isRceOn ?? false },
  };

  const { form, on, ...state } = useRecordEdit({
    drafts: nodeDrafts,
    about: nodeKey(node),
    current: nodeForm(node),
    fields: nodeFields,
    backHref,
    save: (edit) => saveNode(node, nodeEditForm.unlocked(edit, locks)),
  });

  // ACLs can be large, so they load only once the form changes the node’s default rule.
  const needsRules = viewer.user.isAdmin && changedFields(state.edit, ['defaultAcl']).length > 0;
  useOnOpen((netid) => void ensureAcls(netid), needsRules ? node.network : undefined);

  return (
    <LeaveGuard form={form}>
      <RecordEditor
        view={editorView(nodeEditor, node, {
          ...locks,
          ...state,
          requestedField: query.get(fieldName) ?? undefined,
          node,
          isDeleted: isGone,
          network,
          networks: valueOf(networks.data) ?? [],
          nodes: valueOf(nodes.data) ?? [],
          clients: valueOf(clients.data) ?? [],
          entries: valueOf(dns.data) ?? [],
          acl,
          now,
        })}
        on={on}
      />
    </LeaveGuard>
  );
}
