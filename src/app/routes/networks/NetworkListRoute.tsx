import { valueOf } from '../../../domain/loadable.ts';
import { NetworkListScreen } from '../../../screens/networks/NetworkListScreen/NetworkListScreen.tsx';
import {
  networkFilter,
  networkListView,
} from '../../../screens/networks/NetworkListScreen/networkListView.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { useList } from '../forms/useQuery.ts';
import { useHealthMoment, useRecords } from '../../stores/reading.ts';
import { ask } from '../../stores/asked.ts';
import { useFindingMarks } from '../../stores/findings.ts';

export function NetworkListRoute() {
  const list = useList(networkFilter, 'networks');
  const records = useRecords();
  const now = useHealthMoment(valueOf(records.nodes.data));
  const page = { ...list.page, now, marks: useFindingMarks() };

  return (
    <NetworkListScreen
      view={networkListView(records, page)}
      on={{
        refresh: () => void refreshNodes(),
        ...list.on,
        act: ask,
      }}
    />
  );
}
