import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import { ToneBar } from '../../../components/ToneBar/ToneBar.tsx';
import { Age } from '../../shared/freshness/Age.tsx';
import type { RotationView } from './networkDetailsView.ts';

/** Which nodes have made the new key that this browser last asked them for. */
export function KeyRotationPanel({ view }: { view: RotationView }) {
  const { startedAt, counts, summary, waiting, offline } = view;
  return (
    <Panel title="Key rotation" note={startedAt && <Age what="Asked" moment={startedAt} />} padding="rows">
      <DescriptionList labelWidth="wide">
        <DescriptionItem label="New key">
          {summary}
          <ToneBar label="Nodes" counts={counts} />
        </DescriptionItem>
        <DescriptionItem label="Waiting for" isEmpty={waiting === ''}>
          <Identifier>{waiting}</Identifier>
        </DescriptionItem>
        <DescriptionItem label="Offline" isEmpty={offline === ''}>
          <Identifier>{offline}</Identifier>
        </DescriptionItem>
      </DescriptionList>
    </Panel>
  );
}
