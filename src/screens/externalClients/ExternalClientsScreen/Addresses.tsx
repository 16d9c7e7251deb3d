import { CopyableText } from '../../../components/CopyableText/CopyableText.tsx';
import type { ListRow } from './clientRows.ts';
import * as css from './ClientTable.css.ts';

/** The first address, with the other family below it. */
export function Addresses({ row }: { row: ListRow }) {
  const name = row.kind === 'gateway' ? row.name : row.clientId;
  return (
    <span className={css.addresses}>
      {row.addresses.map((address, index) => (
        <span key={address} className={index > 0 ? css.secondAddress : css.address}>
          <CopyableText value={address} label={`${address} of ${name}`} isSmall={index > 0} isTruncated />
        </span>
      ))}
    </span>
  );
}
