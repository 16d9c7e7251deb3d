import { Button } from '../../../components/Button/Button.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { dnsText } from '../../../domain/text/dnsText.ts';
import { messages } from '../../../domain/text/messages.ts';
import { ownText } from '../../../domain/text/userAreaText.ts';
import { DefaultTable } from './DefaultTable.tsx';
import type { DefaultRow, EntryList } from './entryList.ts';
import { EntryNote, EntrySection } from './EntrySection.tsx';

type DefaultSectionProps = {
  list: EntryList<DefaultRow>;
  isOwnOnly: boolean;
  search: string;
  onSearch: (text: string) => void;
};

/** Entries of the nodes. The search at its head narrows both kinds. */
export function DefaultSection({ list, isOwnOnly, search, onSearch }: DefaultSectionProps) {
  return (
    <EntrySection
      title={dnsText.defaults}
      count={list.count}
      note={isOwnOnly ? 'one per node of yours' : 'one per node'}
      tool={
        <SearchField
          label="Search DNS entries"
          placeholder="Search"
          value={search}
          onChange={onSearch}
          shortcut="/"
        />
      }
    >
      <Content {...{ list, isOwnOnly, search, onSearch }} />
    </EntrySection>
  );
}

function Content({ list, isOwnOnly, search, onSearch }: DefaultSectionProps) {
  switch (list.status) {
    case 'ready':
      return <DefaultTable rows={list.rows} />;
    case 'noMatch':
      return (
        <EntryNote
          heading={messages['error.noresults']}
          text={`No node’s name or address contains “${search}”.`}
          action={
            <Button size="small" onPress={() => onSearch('')}>
              Clear search
            </Button>
          }
        />
      );
    case 'empty':
      return (
        <EntryNote
          heading={messages['dns.none']}
          text={isOwnOnly ? ownText.ownNodesOnly : 'No machine has joined this network yet.'}
        />
      );
    default:
      return <DefaultTable rows={[]} isLoading />;
  }
}
