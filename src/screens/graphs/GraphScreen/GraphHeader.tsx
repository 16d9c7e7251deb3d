import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { graphText, linkChoiceNames } from '../../../domain/text/graphText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { networkTagLabels } from '../../../domain/text/networkText.ts';
import type { GraphActions } from './graphActions.ts';
import { linkChoices, linksAmong, type LinkChoice } from './graphQuery.ts';
import type { GraphReady } from './graphView.ts';
import * as css from './GraphScreen.css.ts';

const shapes = [
  { id: 'graph', label: 'Graph', icon: 'graph' },
  { id: 'table', label: 'Table', icon: 'table' },
] as const;

const linkOptions = linkChoices.map((id) => ({ id, label: linkChoiceNames[id] }));

/** One by its name, several by their number. */
function linksValue(links: readonly LinkChoice[]): string {
  const [only] = links;
  return only && links.length === 1 ? linkChoiceNames[only] : `${links.length} of ${linkChoices.length}`;
}

/** Phones have one shape only: rows. */
export function GraphHeader({ view, on }: { view: GraphReady; on: GraphActions }) {
  const isPhone = useFrameWidth() === 'phone';
  const { heading, counts, topology, query, isRefreshing } = view;
  return (
    <div className={css.header}>
      <PageHeader
        title={heading}
        isTitleIdentifier
        facts={
          <>
            {topology.isPointToSite && <Tag icon="hub">{networkTagLabels.pointToSite}</Tag>}
            <Text as="span" tone="secondary">
              {topology.isPointToSite ? `${counts}, ${graphText.pointToSite}` : counts}
            </Text>
          </>
        }
        actions={
          <>
            <IconButton
              icon="refresh"
              label={labels.action.refresh}
              isPending={isRefreshing}
              onPress={on.refresh}
            />
            {!isPhone && query.shape === 'graph' && (
              <FilterChip
                label="Links"
                icon="eye"
                {...(query.links.length > 0 && { value: linksValue(query.links) })}
                options={linkOptions}
                selected={query.links}
                onChange={(ids) => on.change({ links: linksAmong(ids) })}
                onClear={() => on.change({ links: [] })}
              />
            )}
            {!isPhone && (
              <SegmentedControl
                label="Shape"
                options={shapes}
                value={query.shape}
                onChange={(shape) => on.change({ shape })}
              />
            )}
          </>
        }
      />
    </div>
  );
}
