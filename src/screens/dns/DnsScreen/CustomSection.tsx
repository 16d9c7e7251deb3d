import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { dnsText } from '../../../domain/text/dnsText.ts';
import { messages } from '../../../domain/text/messages.ts';
import { CustomTable } from './CustomTable.tsx';
import type { DnsActions } from './dnsActions.ts';
import { customTableId, type CustomRow, type EntryList } from './entryList.ts';
import { EntryNote, EntrySection } from './EntrySection.tsx';
import * as css from './DnsScreen.css.ts';

type CustomSectionProps = {
  list: EntryList<CustomRow>;
  notes: readonly string[];
  on: DnsActions;
  onAsk: (row: CustomRow) => void;
};

/** Entries made by hand, with what is odd about them. */
export function CustomSection({ list, notes, on, onAsk }: CustomSectionProps) {
  return (
    <EntrySection
      title={dnsText.custom}
      count={list.count}
      below={
        <>
          <CustomPages list={list} on={on} />
          {notes.map((note) => (
            <p key={note} className={css.hint}>
              <Icon name="info" size={14} />
              {note}
            </p>
          ))}
        </>
      }
    >
      <Content list={list} on={on} onAsk={onAsk} />
    </EntrySection>
  );
}

/** Not before there is a second page: below a short table there is nothing to turn. */
function CustomPages({ list, on }: Pick<CustomSectionProps, 'list' | 'on'>) {
  if (list.status !== 'ready' || list.paging.total <= rowsPerPageOptions[0]) return null;
  const { paging } = list;
  return (
    <Pagination
      label="Pages of custom entries"
      place="list"
      {...paging}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(page) => on.turnTo(customTableId, { page, rowsPerPage: paging.rowsPerPage })}
      onRowsPerPageChange={(rowsPerPage) => on.turnTo(customTableId, { page: 0, rowsPerPage })}
    />
  );
}

function Content({ list, on, onAsk }: Omit<CustomSectionProps, 'notes'>) {
  switch (list.status) {
    case 'loading':
      return <CustomTable rows={[]} isLoading onAsk={onAsk} />;
    case 'ready':
      return <CustomTable rows={list.rows} onAsk={onAsk} />;
    case 'denied':
      return (
        <EntryNote
          heading="For administrators of the network"
          text="The server lists its custom entries to nobody else."
        />
      );
    case 'failed':
      return (
        <EntryNote
          heading="The custom entries could not be loaded"
          text={list.reason}
          action={
            <Button size="small" icon="refresh" onPress={on.refresh}>
              Try again
            </Button>
          }
        />
      );
    case 'noMatch':
      return (
        <EntryNote
          heading={messages['error.noresults']}
          text="No custom entry’s name or address contains what is searched for."
        />
      );
    case 'empty':
      return (
        <EntryNote
          heading={messages['dns.none']}
          text="A custom entry gives an address a name in this network."
        />
      );
  }
}
