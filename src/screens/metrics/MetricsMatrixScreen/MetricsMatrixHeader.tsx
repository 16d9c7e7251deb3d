import { Button } from '../../../components/Button/Button.tsx';
import { MatrixLegend } from '../../../components/MatrixGrid/MatrixLegend.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { directionWords } from '../../../domain/text/metricsText.ts';
import { hasFailover } from './matrixCells.ts';
import type { MetricsMatrixActions } from './metricsMatrixActions.ts';
import type { MatrixFrame, MatrixView } from './metricsMatrixView.ts';
import * as css from '../../shared/matrixPage/matrixPage.css.ts';

type MetricsMatrixHeaderProps = {
  frame: MatrixFrame;
  /** Once there is something to narrow. */
  hasTools: boolean;
  matrix: MatrixView | undefined;
  on: MetricsMatrixActions;
};

export function MetricsMatrixHeader({ frame, hasTools, matrix, on }: MetricsMatrixHeaderProps) {
  const { fact, freshness, isRefreshing } = frame;
  return (
    <>
      <div className={css.header}>
        <PageHeader
          title={labels.section.metrics}
          facts={<Text tone="secondary">{fact}</Text>}
          actions={
            <>
              {freshness.updated && (
                <Text as="span" variant="hint" tone="tertiary">
                  Measured {freshness.updated.relative}
                </Text>
              )}
              <Button icon="refresh" isPending={isRefreshing} onPress={on.refresh}>
                {labels.action.refresh}
              </Button>
            </>
          }
        />
      </div>
      <div className={css.tools}>{hasTools && <Tools frame={frame} matrix={matrix} on={on} />}</div>
    </>
  );
}

function Tools({ frame, matrix, on }: Omit<MetricsMatrixHeaderProps, 'hasTools'>) {
  const { filter, broken } = frame;
  return (
    <>
      <SearchField
        label="Filter rows"
        placeholder="Filter rows"
        value={filter.search}
        onChange={(search) => on.filter({ search })}
        shortcut="/"
      />
      <SegmentedControl
        label="Rows"
        options={[
          { id: 'all', label: 'All' },
          { id: 'disconnected', label: `${directionWords.disconnected} ${broken ?? 0}` },
        ]}
        value={filter.isBrokenOnly ? 'disconnected' : 'all'}
        onChange={(id) => on.filter({ isBrokenOnly: id === 'disconnected' })}
      />
      <div className={css.legend}>
        <MatrixLegend
          items={[
            { mark: 'check', label: directionWords.connected },
            { mark: 'cross', label: directionWords.disconnected },
            { mark: 'unknown', label: directionWords.unknown },
            ...(matrix && hasFailover(matrix)
              ? [{ mark: 'check' as const, isFlagged: true, label: 'By failover' }]
              : []),
          ]}
          note="Row is the observer"
        />
      </div>
    </>
  );
}
