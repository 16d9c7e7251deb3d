import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Heading, Identifier, Mono, Secondary, Tertiary, Text } from '../../../components/Text/Text.tsx';
import { notRecorded } from '../../../domain/log/logActions.ts';
import { capitalized } from '../../../domain/text/labels.ts';
import type { ActionRow } from './logsView.ts';
import * as css from './LogsScreen.css.ts';

const columns: readonly Column<ActionRow>[] = [
  { id: 'time', header: 'Time', width: '144px', cell: (row) => <Time row={row} /> },
  { id: 'who', header: 'User', width: '220px', isRowHeader: true, cell: (row) => <Who row={row} /> },
  { id: 'action', header: 'Action', width: '240px', cell: (row) => row.action },
  { id: 'target', header: 'Target', cell: (row) => <Identifier>{row.target}</Identifier> },
];

const keyOf = (row: ActionRow) => row.id;

export function WhoDidWhat({ rows }: { rows: readonly ActionRow[] }) {
  return (
    <section aria-labelledby="who-did-what">
      <div className={css.actionsHeading}>
        <Heading level={2} variant="heading" id="who-did-what">
          Activity
        </Heading>
        <Secondary>from the log lines above, in server time</Secondary>
      </div>
      {rows.length === 0 ? (
        <div className={css.noActions}>
          <Text tone="secondary">Today’s log contains no changes.</Text>
        </div>
      ) : (
        <DataTable
          label="Activity"
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          renderCard={card}
          density="compact"
        />
      )}
    </section>
  );
}

function card(row: ActionRow) {
  return (
    <div className={css.action}>
      <Time row={row} />
      <Who row={row} />
      <span>{row.action}</span>
      <Identifier>{row.target}</Identifier>
    </div>
  );
}

function Time({ row: { time } }: { row: ActionRow }) {
  return (
    <Tertiary>
      <Mono>{time}</Mono>
    </Tertiary>
  );
}

function Who({ row: { who } }: { row: ActionRow }) {
  if (who === undefined) return <Tertiary>{capitalized(notRecorded)}</Tertiary>;
  return (
    <Text as="span" variant="strong">
      <Identifier>{who}</Identifier>
    </Text>
  );
}
