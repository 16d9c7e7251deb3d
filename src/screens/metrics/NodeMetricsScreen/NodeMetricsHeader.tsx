import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { metricsLabels } from '../../../domain/text/metricsText.ts';
import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import type { NodeMetricsFrame } from './nodeMetricsView.ts';
import * as css from './NodeMetricsScreen.css.ts';

type NodeMetricsHeaderProps = { frame: NodeMetricsFrame; onRefresh: () => void };

export function NodeMetricsHeader({ frame, onRefresh }: NodeMetricsHeaderProps) {
  const { name, health, nodeHref, freshness, isRefreshing } = frame;
  return (
    <PageHeader
      title={name}
      isTitleIdentifier
      facts={health && <HealthBadge health={health} />}
      actions={
        <>
          {freshness.updated && (
            <span className={css.measured}>
              <Text as="span" variant="hint" tone="tertiary">
                Measured {freshness.updated.relative}
              </Text>
            </span>
          )}
          <Button icon="refresh" isPending={isRefreshing} onPress={onRefresh}>
            {metricsLabels.refresh}
          </Button>
          <LinkButton icon="arrowRight" href={nodeHref}>
            Open node
          </LinkButton>
        </>
      }
    />
  );
}
