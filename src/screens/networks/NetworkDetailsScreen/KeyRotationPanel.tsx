import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import { Age } from '../../list/freshness/Age.tsx';
import type { RotationView } from './networkDetailsView.ts';

/** Which nodes have made the new key that this browser last asked them for. */
export function KeyRotationPanel({ view }: { view: RotationView }) {
  const { startedAt, summary, waiting, offline } = view;
  return (
    <Panel title="Key rotation" note={startedAt && <Age what="Asked" moment={startedAt} />} padding="rows">
      <DescriptionList labelWidth="wide">
        <DescriptionItem label="New key">{summary}</DescriptionItem>
        {waiting !== '' && (
          <DescriptionItem label="Waiting for">
            <Identifier>{waiting}</Identifier>
          </DescriptionItem>
        )}
        {offline !== '' && (
          <DescriptionItem label="Offline">
            <Identifier>{offline}</Identifier>
          </DescriptionItem>
        )}
      </DescriptionList>
    </Panel>
  );
}
