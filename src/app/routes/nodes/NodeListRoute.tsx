import { useMemo, Suspense } from 'react';
import { useNavigate, useOutlet, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { nodeExports } from '../../../domain/node/nodeExport.ts';
import { lazyComponent } from '../../../components/Lazy/lazyComponent.ts';
import { addName, paths } from '../../../domain/paths.ts';
import { nodeSortIn, withNodeSort } from '../../../domain/node/nodeSort.ts';
import { noNodesForm } from '../../../domain/node/nodesEdit.ts';
import type { OwnerOf } from '../../../domain/user/owners.ts';
import { nodeFilter } from '../../../screens/nodes/NodeListScreen/nodeListActions.ts';
import { NodeListScreen } from '../../../screens/nodes/NodeListScreen/NodeListScreen.tsx';
import {
  nodeListView,
  selectedNodes,
  shownNodes,
  type NodeListPage,
} from '../../../screens/nodes/NodeListScreen/nodeListView.ts';
import { addNodeView } from '../../../screens/nodes/AddNodeDialog/addNodeView.ts';
import { nodePaths, areaNodePaths, type NodePaths } from '../../../screens/nodes/nodePaths.ts';
import { UpdatedAge } from '../../../screens/list/freshness/Age.tsx';
import { refreshNodes } from '../../flows/refresh.ts';
import { useList, without } from '../forms/useQuery.ts';
import { useHealthMoment, useRecords } from '../../stores/reading.ts';
import { saveRecords } from '../../flows/saveFile.ts';
import { nodeSortStore, setNodeSort } from '../../stores/choices.ts';
import { nodesEditDrafts, nodesEditKey } from '../../stores/drafts/formDrafts.ts';
import { saveDraft } from '../../stores/drafts/drafts.ts';
import { timeNow } from '../../stores/clock.ts';
import { RequireLevel, useUserArea } from '../guards.tsx';
import { useAct } from './useAct.ts';
import { useFindingMarks } from '../../stores/findings.ts';

const AddNodeDialog = lazyComponent(
  async () => (await import('../../../screens/nodes/AddNodeDialog/AddNodeDialog.tsx')).AddNodeDialog,
);

type NodeListRouteProps = {
  netid: string | undefined;
  places?: NodePaths;
  /** The user’s own nodes, which are all that the user dashboard lists. */
  own?: readonly Node[];
};

export function NodeListRoute({ netid, places = nodePaths, own }: NodeListRouteProps) {
  const list = useList(nodeFilter, 'nodes', netid);
  const navigate = useNavigate();
  const records = useRecords();
  const chosenSort = useSnapshot(nodeSortStore).sort;
  const sort = nodeSortIn(list.page.query) ?? chosenSort;
  const now = useHealthMoment(own ?? valueOf(records.nodes.data));
  const page: NodeListPage = { ...list.page, netid, places, own, sort, now, marks: useFindingMarks() };
  const networks = valueOf(records.networks.data);

  const isAdding = places.asksForKey && page.query.has(addName);

  return (
    <>
      <NodeListScreen
        view={nodeListView(records, page)}
        age={own ? ageOfOwn : ageOfAll}
        on={{
          refresh: () => {
            list.change(without('page'), { replace: true });
            void refreshNodes();
          },
          ...list.on,
          sortBy: (wanted) => {
            setNodeSort(wanted);
            list.change((before) => withNodeSort(before, wanted));
          },
          act: useAct(places),
          editAll: (keys) => {
            const after = { ...noNodesForm, nodes: keys };
            saveDraft(nodesEditDrafts, nodesEditKey, { before: noNodesForm, after });
            void navigate(paths.editNodes());
          },
          openTask: (kind, [first, ...others]) => {
            if (!first) return;
            const ids = [first, ...others].map(({ id }) => id);
            void navigate(paths.nodeTask(first.network, kind, ids));
          },
          export: (format) => void exportNodes(shownNodes(records, page), format, netid, records.ownerOf),
          // The records contain more than the rows.
          saveRecords: (format) =>
            void exportNodes(selectedNodes(records, page), format, netid, records.ownerOf),
        }}
      />
      {isAdding && networks && (
        <Suspense>
          <AddNodeDialog
            view={addNodeView(records.viewer, networks, netid)}
            on={{
              cancel: () => list.change(without(addName), { replace: true }),
              open: (href) => void navigate(href, { replace: true }),
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Reads the time of the latest load, which each poll changes. */
function NodesAge({ areOwn }: { areOwn: boolean }) {
  const { data } = useRecords()[areOwn ? 'ownData' : 'nodes'];
  return data.status === 'ready' && <UpdatedAge loadedAt={data.loadedAt} />;
}

const ageOfAll = <NodesAge areOwn={false} />;
const ageOfOwn = <NodesAge areOwn />;

export async function exportNodes(
  nodes: readonly Node[],
  format: 'csv' | 'json',
  netid: string | undefined,
  ownerOf?: OwnerOf,
): Promise<void> {
  const records = [...nodeExports(nodes, timeNow() / 1000, ownerOf)];
  await saveRecords(`nodes-${netid ?? 'all-networks'}`, format, records);
}

/** Only access level 0 can open the dialogs over this list. */
export function AreaNodesRoute() {
  const { netid = '' } = useParams();
  const { area, level } = useUserArea(netid);
  const dialog = useOutlet();
  const places = useMemo(() => areaNodePaths(level), [level]);
  return (
    <RequireLevel section={dialog ? 'proedit' : 'nodeview'}>
      {area && <NodeListRoute netid={netid} places={places} own={area.nodes} />}
      <Suspense>{dialog}</Suspense>
    </RequireLevel>
  );
}
