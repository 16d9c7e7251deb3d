import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { cloneView } from '../../../screens/tasks/TaskScreen/cloneView.ts';
import { TaskScreen } from '../../../screens/tasks/TaskScreen/TaskScreen.tsx';
import { loadEverything } from '../../flows/refresh.ts';
import { runTask } from '../../flows/tasks.ts';
import { useRecords } from '../../stores/reading.ts';
import { useRunObstacle } from '../../stores/run.ts';
import { useTaskQuery } from './useTaskQuery.ts';

/** `/networks/{netid}/clone` */
export function CloneNetworkRoute() {
  const { netid = '' } = useParams();
  const navigate = useNavigate();
  const { query, toggled, set, toggle } = useTaskQuery();
  const typed = (name: string) => query.get(name) ?? '';
  const view = cloneView(useRecords(), {
    netid,
    form: {
      netid: typed('netid'),
      addressRange: typed('addressRange'),
      addressRange6: typed('addressRange6'),
    },
    toggled,
    runObstacle: useRunObstacle(),
  });
  return (
    <TaskScreen
      view={view}
      on={{
        choose: () => undefined,
        toggle,
        type: set,
        run: () => {
          if (view.status !== 'ready') return;
          void runTask(view.title, view.steps);
          void navigate(paths.networks());
        },
        cancel: () => void navigate(paths.network(netid)),
        refresh: () => void loadEverything(),
      }}
    />
  );
}
