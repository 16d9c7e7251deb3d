import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { NodeTags } from '../NodeTags.tsx';
import type { NodeRow } from './nodeRow.ts';
import * as css from './NodeTable.css.ts';

export function NodeName({ row }: { row: NodeRow }) {
  return (
    <span className={css.name}>
      <span className={css.nameText}>
        <Link href={row.href} emphasis="name">
          <Identifier>{row.name}</Identifier>
        </Link>
      </span>
      {row.tags.length > 0 && (
        <span className={css.nameTags}>
          <NodeTags tags={row.tags} />
        </span>
      )}
    </span>
  );
}
