import { CopyableText } from '../../../components/CopyableText/CopyableText.tsx';
import type { NodeRow } from './nodeRow.ts';
import * as css from './NodeTable.css.ts';

/** The first address, with the other family below it. */
export function NodeAddresses({ row }: { row: NodeRow }) {
  return (
    <span className={css.addresses}>
      {row.addresses.map((address, index) => (
        <span key={address} className={index > 0 ? css.secondAddress : css.address}>
          <CopyableText value={address} label={`${address} of ${row.name}`} isSmall={index > 0} isTruncated />
        </span>
      ))}
    </span>
  );
}
