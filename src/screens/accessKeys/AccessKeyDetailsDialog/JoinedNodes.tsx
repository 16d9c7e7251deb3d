import { useAnnouncement } from '../../../components/Announcer/announce.ts';
import { Identifier, Mono, Tertiary, Text } from '../../../components/Text/Text.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { SpinnerRing } from '../../../components/Spinner/Spinner.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { counted } from '../../../domain/format/count.ts';
import { ApproveButton } from '../../actions/ApproveButton.tsx';
import { HealthBadge } from '../../nodes/HealthBadge/HealthBadge.tsx';
import type { JoinedNodeRow, JoinedNodesView } from './accessKeyDetailsView.ts';
import * as css from './JoinedNodes.css.ts';

export function JoinedNodes({ view, on }: { view: JoinedNodesView; on: { act: Act } }) {
  const { netid, rows, problem } = view;
  useAnnouncement(rows.length > 0 ? `Joined ${netid}: ${rows.map(({ node }) => node.name).join(', ')}` : '');
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <SpinnerRing />
        <div className={css.words}>
          <Text as="span" variant="strong">
            Listening for new nodes
          </Text>{' '}
          <Tertiary>
            {problem ?? `Shows all nodes that join ${netid} while this is open, with any key`}
          </Tertiary>
        </div>
        {rows.length > 0 && <Tertiary>{counted(rows.length, 'node')}</Tertiary>}
      </div>
      {rows.length > 0 && (
        <ul aria-label="Nodes that joined" className={css.list}>
          {rows.map((row) => (
            <Arrival key={row.node.id} row={row} onAct={on.act} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The node opens in a new tab, because leaving this page would close the dialog. */
function Arrival({ row, onAct }: { row: JoinedNodeRow; onAct: Act }) {
  const { node, address, health, href } = row;
  return (
    <li className={css.row}>
      <Text as="span" variant="name">
        <Identifier>{node.name}</Identifier>
      </Text>
      <Mono>{address}</Mono>
      <HealthBadge health={health} />
      <div className={css.actions}>
        {row.canApprove && <ApproveButton node={node} onAct={onAct} />}
        <Link href={href} isExternal aria-label={`Open ${node.name} in a new tab`}>
          Open
        </Link>
      </div>
    </li>
  );
}
