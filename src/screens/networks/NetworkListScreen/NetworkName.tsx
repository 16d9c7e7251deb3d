import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { networkTagLabels, type NetworkTag } from '../../../domain/text/networkText.ts';
import type { NetworkRow } from './networkRow.ts';
import * as css from './NetworkTable.css.ts';

type NetworkNameProps = {
  row: NetworkRow;
  /** What sets it apart stands below the name. */
  isStacked?: boolean;
};

/** The name as the way to its page, and what sets the network apart. */
export function NetworkName({ row, isStacked = false }: NetworkNameProps) {
  const tags = row.settings?.tags ?? [];
  return (
    <span className={isStacked ? css.stacked : css.name}>
      <span className={css.nameText}>
        <Link href={row.href} emphasis="name">
          <Identifier>{row.netid}</Identifier>
        </Link>
      </span>
      {isStacked && tags.length > 0 && (
        <Text as="span" variant="hint" tone="tertiary" isTruncated>
          {tags.map((tag) => networkTagLabels[tag]).join(' · ')}
        </Text>
      )}
      {!isStacked && tags.map((tag) => <NetworkTagMark key={tag} tag={tag} />)}
    </span>
  );
}

function NetworkTagMark({ tag }: { tag: NetworkTag }) {
  return <Tag {...(tag === 'pointToSite' && { icon: 'hub' })}>{networkTagLabels[tag]}</Tag>;
}
