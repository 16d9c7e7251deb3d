import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import type { NodeRow } from './nodeRow.ts';

/** A link where the network has a page for whoever looks. */
export function NodeNetwork({ row: { network, networkHref } }: { row: NodeRow }) {
  const name = <Identifier>{network}</Identifier>;
  if (networkHref === undefined) return name;
  return (
    <Link href={networkHref} emphasis="quiet">
      {name}
    </Link>
  );
}
