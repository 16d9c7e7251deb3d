import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { NodeTags } from '../NodeTags/NodeTags.tsx';
import { nodeTagLabels } from '../NodeTags/nodeTags.ts';
import type { NodeRow } from './nodeRow.ts';
import * as css from './NodeTable.css.ts';

type NodeNameProps = {
  row: NodeRow;
  /** Network and tags stand below the name. */
  isTight?: boolean;
};

export function NodeName({ row, isTight = false }: NodeNameProps) {
  return (
    <span className={isTight ? css.stackedName : css.name}>
      <span className={css.nameText}>
        <Link href={row.href} emphasis="name">
          <Identifier>{row.name}</Identifier>
        </Link>
      </span>
      {isTight ? (
        <Text as="span" variant="hint" tone="tertiary" isTruncated>
          {[row.network, ...row.tags.map((tag) => nodeTagLabels[tag])].join(' · ')}
        </Text>
      ) : (
        row.tags.length > 0 && (
          <span className={css.nameTags}>
            <NodeTags tags={row.tags} />
          </span>
        )
      )}
    </span>
  );
}
