import { useParams, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { changedFields } from '../../../domain/edit/edit.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { nodeKey, isSameNode, type NodeRef, type Node } from '../../../domain/node/node.ts';
import { unlockedEdit, type NodeEditContext } from '../../../domain/node/nodeEdit.ts';
import { nodeFields, nodeForm } from '../../../domain/node/nodeForm.ts';
import { paths, fieldName } from '../../../domain/paths.ts';
import { canEditNode, seesOwnNodesOnly } from '../../../domain/session/permissions.ts';
import {
  nodeEditDenied,
  nodeMissing,
  nodeEditView,
} from '../../../screens/nodes/NodeEditScreen/nodeEditView.ts';
import { RecordPlaceholder } from '../../../screens/shared/RecordPlaceholder/RecordPlaceholder.tsx';
import { recordPlaceholderView } from '../../../screens/shared/RecordPlaceholder/recordPlaceholderView.ts';
import { LoadingScreen } from '../../../screens/shared/LoadingScreen/LoadingScreen.tsx';
import { RecordEditor } from '../../../screens/shared/RecordEditor/RecordEditor.tsx';
import { saveNode } from '../../flows/nodes.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useRecordEdit } from '../forms/useRecordEdit.ts';
import { useKnownClients, useOnOpen, useNetwork, useNodes, useViewer } from '../../stores/reading.ts';
import { aclsStore, openAcls } from '../../stores/acls.ts';
import { clock } from '../../stores/clock.ts';
import { dnsStore } from '../../stores/dns.ts';
import { nodeDrafts } from '../../stores/drafts/formDrafts.ts';
import { serverConfigStore } from '../../stores/records.ts';
import { NotFoundRoute } from '../NotFoundRoute.tsx';
import { useLastKnown } from '../useLastKnown.ts';

export function NodeEditRoute() {
  const { netid = '', nodeId = '' } = useParams();
  const ref: NodeRef = { network: netid, id: nodeId };
  const viewer = useViewer();
  const { data: nodes } = useNodes();
  const found =
    nodes.status === 'ready' ? nodes.value.find((candidate) => isSameNode(candidate, ref)) : undefined;
  const node = useLastKnown(found, nodeKey(ref));

  const retry = () => void refreshNodes();
  if (!node) {
    const missing = nodeMissing(paths.nodes(netid), seesOwnNodesOnly(viewer, netid, valueOf(nodes) ?? []));
    return <RecordPlaceholder view={recordPlaceholderView(nodes, 'the node', missing)} onRetry={retry} />;
  }
  if (!canEditNode(viewer, node)) return <RecordPlaceholder view={nodeEditDenied(node)} onRetry={retry} />;
  return (
    <NodeEditForm
      key={nodeKey(node)}
      node={node}
      isGone={nodes.status === 'ready' && !found}
      backHref={paths.node(node)}
    />
  );
}

type NodeEditFormProps = { node: Node; isGone: boolean; backHref: string };

export function NodeEditForm({ node, isGone, backHref }: NodeEditFormProps) {
  const [query] = useSearchParams();
  const network = useNetwork(node.network);
  const { data: config } = useSnapshot(serverConfigStore);
  const { now } = useSnapshot(clock);
  const viewer = useViewer();
  const { data: nodes } = useNodes();
  const clients = useKnownClients(viewer);
  const { data: entries } = useSnapshot(dnsStore);
  const acls = useSnapshot(aclsStore);
  const context: NodeEditContext = {
    node,
    network,
    server: { isRceOn: valueOf(config)?.isRceOn ?? false },
  };

  const { form, on, ...state } = useRecordEdit({
    drafts: nodeDrafts,
    about: nodeKey(node),
    current: nodeForm(node),
    fields: nodeFields,
    backHref,
    save: (edit) => saveNode(node, unlockedEdit(edit, context)),
  });

  // ACLs can be large, so they load only once the form changes the node’s default rule.
  const needsRules = viewer.user.isAdmin && changedFields(state.edit, ['defaultAcl']).length > 0;
  useOnOpen((netid) => void openAcls(netid), needsRules ? node.network : undefined);

  return (
    <LeaveGuard form={form}>
      <RecordEditor
        view={nodeEditView({
          ...context,
          ...state,
          requestedField: query.get(fieldName) ?? undefined,
          node,
          isDeleted: isGone,
          network,
          nodes: valueOf(nodes) ?? [],
          clients: clients ?? [],
          entries: valueOf(entries) ?? [],
          acl: acls.netid === node.network ? valueOf(acls.data) : undefined,
          now: now / 1000,
        })}
        on={on}
      />
    </LeaveGuard>
  );
}

export function AreaEditNodeRoute() {
  const { netid = '', nodeId = '' } = useParams();
  const { data: nodes } = useNodes();
  if (nodes.status !== 'ready') return <LoadingScreen />;
  const node = nodes.value.find((candidate) => candidate.id === nodeId && candidate.network === netid);
  return node ? (
    <NodeEditForm key={nodeKey(node)} node={node} isGone={false} backHref={paths.userAreaNodes(netid)} />
  ) : (
    <NotFoundRoute />
  );
}
