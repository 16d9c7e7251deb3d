import { Button } from '../../../components/Button/Button.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Mono } from '../../../components/Mono/Mono.tsx';
import { RoleChip } from '../../../components/RoleChip/RoleChip.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { roleNames } from '../../../domain/text/roleText.ts';
import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import type { RolePress } from '../roles/roleControl.ts';
import type { ListQuestion } from './listQuestion.ts';
import { NodeName } from './NodeName.tsx';
import { approvalOf, PhoneNodeMenu } from './NodeRowActions.tsx';
import type { NodeRow } from './nodeRow.ts';
import * as css from './NodeCard.css.ts';

type NodeCardProps = {
  row: NodeRow;
  onAsk: (question: ListQuestion) => void;
  onRole: (press: RolePress) => void;
};

/** A node on a phone: name and roles, state, address and place. The roles are switched in the menu, where fingers fit. */
export function NodeCard({ row, onAsk, onRole }: NodeCardProps) {
  const [address] = row.addresses;
  const roles = row.roles?.filter((role) => role.isOn) ?? [];
  return (
    <div className={css.card}>
      <div className={css.line}>
        <span className={css.name}>
          <NodeName row={row} />
        </span>
        {roles.map(({ role }) => (
          <RoleChip key={role} kind={role} isOn label={roleNames[role]} />
        ))}
        <span className={css.menu}>
          <PhoneNodeMenu row={row} onAsk={onAsk} onRole={onRole} />
        </span>
      </div>
      <HealthBadge health={row.health} />
      <div className={css.facts}>
        {address !== undefined && (
          <>
            <Mono>{address}</Mono> ·{' '}
          </>
        )}
        <Identifier>{row.network}</Identifier>
        {row.version !== '' && ` · ${row.version}`}
        {row.isOlder && <span className={css.older}> older</span>}
      </div>
      {row.canApprove && (
        <div className={css.buttons}>
          <Button
            kind="primary"
            icon="check"
            isFullWidth
            aria-label={`${labels.action.approve} ${row.name}`}
            onPress={() => onAsk(approvalOf(row))}
          >
            {labels.action.approve}
          </Button>
          <LinkButton href={row.href} isFullWidth>
            Details
          </LinkButton>
        </div>
      )}
    </div>
  );
}
