import { ExpandButton } from '../../../components/ExpandButton/ExpandButton.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { RoleChip } from '../../../components/RoleChip/RoleChip.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import type { GatewayRow } from './clientRows.ts';
import * as css from './ClientTable.css.ts';

type GatewayNameProps = { row: GatewayRow; onToggle: (gatewayId: string) => void };

export function GatewayName({ row, onToggle }: GatewayNameProps) {
  const { name, href, ref, hasClients, isExpanded, isServer } = row;
  const shownName = <Identifier>{name}</Identifier>;
  return (
    <span className={css.gateway}>
      {hasClients ? (
        <ExpandButton label={`Clients of ${name}`} isExpanded={isExpanded} onPress={() => onToggle(ref.id)} />
      ) : (
        <span className={css.noExpandButton} />
      )}
      <RoleChip kind="ingress" isOn label="Ingress gateway" />
      <span className={css.nameText}>
        {href === undefined ? (
          shownName
        ) : (
          <Link href={href} emphasis="name">
            {shownName}
          </Link>
        )}
      </span>
      {isServer && <Tag>Server</Tag>}
    </span>
  );
}
