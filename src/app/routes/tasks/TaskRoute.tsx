import { useNavigate, useParams } from 'react-router-dom';
import { valueOf } from '../../../domain/loadable.ts';
import { paths, taskNodeName } from '../../../domain/paths.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { TaskScreen } from '../../../screens/tasks/TaskScreen/TaskScreen.tsx';
import { taskView } from '../../../screens/tasks/TaskScreen/taskView.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { runTask } from '../../flows/tasks.ts';
import { useRecentAcls } from '../../reach/useNetworkData.ts';
import { useHealthMoment, useRecords } from '../../stores/reading.ts';
import { useRunObstacle } from '../../stores/run.ts';
import { useTaskQuery } from './useTaskQuery.ts';

const targetName = 'to';

/** `/nodes/{netid}/tasks/{task}`. */
export function TaskRoute() {
  const { netid = '', task = '' } = useParams();
  const navigate = useNavigate();
  const { query, toggled, set, toggle } = useTaskQuery();
  const records = useRecords();
  const acl = useRecentAcls(canSeeAcls(records.viewer) ? netid : undefined);
  const now = useHealthMoment(valueOf(records.nodes.data));
  const ids = query.getAll(taskNodeName);
  const view = taskView(records, {
    netid,
    kind: task,
    ids,
    targetId: query.get(targetName) ?? undefined,
    toggled,
    interfaceName: query.get('interface') ?? undefined,
    acl,
    now,
    runObstacle: useRunObstacle(),
  });
  const leave = () =>
    void navigate(isOnly(ids) ? paths.node({ network: netid, id: ids[0] }) : paths.nodes(netid));
  return (
    <TaskScreen
      view={view}
      on={{
        choose: (id) => set(targetName, id),
        toggle,
        type: set,
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
