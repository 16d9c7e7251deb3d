import { useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { paths, taskNodeName } from '../../../domain/paths.ts';
import { runObstacle } from '../../../domain/run/run.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { TaskScreen } from '../../../screens/tasks/TaskScreen/TaskScreen.tsx';
import { taskView } from '../../../screens/tasks/TaskScreen/taskView.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { runTask } from '../../flows/tasks.ts';
import { useQuestionAcls } from '../../shell/reach/useNetworkData.ts';
import {
  useHealthMoment,
  useKnownClients,
  useNetworks,
  useNodes,
  useRecords,
  useViewer,
} from '../../stores/reading.ts';
import { runStore } from '../../stores/run.ts';
import { useQuery } from '../forms/useQuery.ts';

const targetName = 'to';
const toggledName = 'toggle';
const interfaceParam = 'interface';

/** `/nodes/{netid}/tasks/{task}`. All choices are in the address, so that a reload keeps them. */
export function TaskRoute() {
  const { netid = '', task = '' } = useParams();
  const navigate = useNavigate();
  const { query, change } = useQuery();
  const viewer = useViewer();
  const { data: nodes } = useNodes();
  const networks = valueOf(useNetworks()) ?? [];
  const clients = useKnownClients() ?? [];
  const dnsEntries = valueOf(useRecords().dns.data) ?? [];
  const acl = useQuestionAcls(canSeeAcls(viewer) ? netid : undefined);
  const now = useHealthMoment(valueOf(nodes));
  const { run } = useSnapshot(runStore);
  const ids = query.getAll(taskNodeName);
  const view = taskView({
    nodes,
    acl,
    viewer,
    networks,
    clients,
    dnsEntries,
    now,
    netid,
    kind: task,
    ids,
    targetId: query.get(targetName) ?? undefined,
    toggled: new Set(query.getAll(toggledName)),
    interfaceName: query.get(interfaceParam) ?? undefined,
    runObstacle: runObstacle(run),
  });
  // Replaces the entry, so that Back leaves the page.
  const set = (name: string, value: string) =>
    change(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const leave = () =>
    void navigate(isOnly(ids) ? paths.node({ network: netid, id: ids[0] }) : paths.nodes(netid));
  return (
    <TaskScreen
      view={view}
      on={{
        choose: (id) => set(targetName, id),
        toggle: (id) => change((before) => toggledIn(before, id), { replace: true }),
        typeInterface: (name) => set(interfaceParam, name),
        run: () => {
          if (view.status !== 'ready') return;
          void runTask(view.title, view.steps);
          void navigate(paths.nodes(netid));
        },
        cancel: leave,
        refresh: () => void loadEverything(),
      }}
    />
  );
}

function isOnly(ids: readonly string[]): ids is readonly [string] {
  return ids.length === 1;
}

function toggledIn(before: URLSearchParams, id: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (after.has(toggledName, id)) after.delete(toggledName, id);
  else after.append(toggledName, id);
  return after;
}
