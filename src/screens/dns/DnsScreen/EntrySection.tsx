import { useId, type ReactNode } from 'react';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Identifier, Tertiary, Text } from '../../../components/Text/Text.tsx';
import { type } from '../../../components/theme/type.css.ts';
import type { FindingMark as Mark } from '../../../domain/findings/marks.ts';
import { grouped } from '../../../domain/format/count.ts';
import { FindingMark } from '../../findings/FindingMark/FindingMark.tsx';
import type { ListState } from '../../list/RecordList/listState.ts';
import type { EntryList } from './entryList.ts';
import * as css from './DnsScreen.css.ts';

type Note = { heading: string; text: string; action?: ReactNode };

type EntrySectionProps<Row> = {
  title: string;
  list: EntryList<Row>;
  emptyStates: Partial<Record<Exclude<EntryList<Row>['status'], 'loading' | 'ready'>, Note>>;
  note?: string;
  tool?: ReactNode;
  below?: ReactNode;
  children: (state: ListState<Row>) => ReactNode;
};

export function EntrySection<Row>(props: EntrySectionProps<Row>) {
  const { title, list, emptyStates, note, tool, below, children } = props;
  const { count } = list;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <header className={css.sectionHeader}>
        <h2 id={titleId} className={type.heading}>
          {title}
        </h2>
        {count !== undefined && <Tertiary>{grouped(count)}</Tertiary>}
        {note && <Tertiary>{note}</Tertiary>}
        {tool && <div className={css.tool}>{tool}</div>}
      </header>
      <div className={css.frame}>{contentOf(list, emptyStates, children)}</div>
      {below}
    </section>
  );
}

function contentOf<Row>(
  list: EntryList<Row>,
  instead: EntrySectionProps<Row>['emptyStates'],
  table: EntrySectionProps<Row>['children'],
): ReactNode {
  if (list.status === 'ready' || list.status === 'loading') return table(list);
  const note = instead[list.status];
  return (
    note && (
      <div className={css.note}>
        <Text variant="strong">{note.heading}</Text>
        <Text tone="secondary">{note.text}</Text>
        {note.action}
      </div>
    )
  );
}

export function EntryHint({ text }: { text: string }) {
  return (
    <p className={css.hint}>
      <Icon name="info" size={14} />
      {text}
    </p>
  );
}

type DnsNameProps = {
  row: { readonly name: string; readonly suffix: string; readonly fullName: string };
  href?: string;
  mark?: Mark | undefined;
};

export function DnsName({ row: { name, suffix, fullName }, href, mark }: DnsNameProps) {
  const copyable = (
    <CopyableText value={fullName} label={fullName}>
      <Text as="span" variant="name">
        <Identifier>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} emphasis="name">
              {name}
            </Link>
          )}
          <Tertiary>{suffix}</Tertiary>
        </Identifier>
      </Text>
    </CopyableText>
  );
  if (!mark) return copyable;
  return (
    <Inline isWrapping>
      {copyable}
      <FindingMark mark={mark} of={fullName} />
    </Inline>
  );
}
