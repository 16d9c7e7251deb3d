import { Panel } from '../../../components/Panel/Panel.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { FindingNoticeView } from './findingNotice.ts';
import { FindingRows } from './FindingRows.tsx';

/** Lists the first findings about the subject of a page. */
export function FindingNotice({ notice }: { notice: FindingNoticeView }) {
  if (notice.count === 0) return null;
  return (
    <Panel title={labels.section.findings} count={notice.count} padding="none" isBareOnPhone>
      <FindingRows {...notice} />
    </Panel>
  );
}
