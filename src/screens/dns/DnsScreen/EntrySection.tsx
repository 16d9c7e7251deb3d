import { useId, type ReactNode } from 'react';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { type } from '../../../components/theme/type.css.ts';
import { grouped } from '../../../domain/format/count.ts';
import * as css from './DnsScreen.css.ts';

type EntrySectionProps = {
  title: string;
  count: number | undefined;
  /** Beside the count. */
  note?: string;
  /** At the right end of the heading. */
  tool?: ReactNode;
  /** A table, or what stands in its place. */
  children: ReactNode;
  below?: ReactNode;
};

/** One kind of entries under its heading. */
export function EntrySection({ title, count, note, tool, children, below }: EntrySectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <header className={css.sectionHeader}>
        <h2 id={titleId} className={type.heading}>
          {title}
        </h2>
        {count !== undefined && (
          <Text as="span" tone="tertiary">
            {grouped(count)}
          </Text>
        )}
        {note && (
          <Text as="span" tone="tertiary">
            {note}
          </Text>
        )}
        {tool && <div className={css.tool}>{tool}</div>}
      </header>
      <div className={css.frame}>{children}</div>
      {below}
    </section>
  );
}

/** A line below the rows. */
export function EntryHint({ text }: { text: string }) {
  return (
    <p className={css.hint}>
      <Icon name="info" size={14} />
      {text}
    </p>
  );
}

type EntryNoteProps = { heading: string; text?: string; action?: ReactNode };

/** In place of the rows of one kind. */
export function EntryNote({ heading, text, action }: EntryNoteProps) {
  return (
    <div className={css.note}>
      <Text variant="strong">{heading}</Text>
      {text && <Text tone="secondary">{text}</Text>}
      {action}
    </div>
  );
}

type DnsNameProps = {
  row: { readonly name: string; readonly suffix: string; readonly fullName: string };
  /** Of the node that has the name. */
  href?: string;
};

/** The name of an entry with the quieter suffix of its network; copied whole. */
export function DnsName({ row: { name, suffix, fullName }, href }: DnsNameProps) {
  return (
    <CopyableText value={fullName} label={fullName}>
      <Text as="span" variant="name" isTruncated>
        <Identifier>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} emphasis="name">
              {name}
            </Link>
          )}
          <Text as="span" tone="tertiary">
            {suffix}
          </Text>
        </Identifier>
      </Text>
    </CopyableText>
  );
}
