import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Mono } from '../../../components/Mono/Mono.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { AttachedClients } from './nodeDetailsView.ts';
import * as css from './AttachedClientsPanel.css.ts';

/** The first clients of an ingress gateway. */
export function AttachedClientsPanel({ clients }: { clients: AttachedClients }) {
  return (
    <Panel
      title="External clients"
      count={clients.count}
      padding="none"
      action={
        <Link href={clients.href} aria-label="Open external clients">
          Open
        </Link>
      }
    >
      {clients.count === 0 ? (
        <p className={css.rest}>No client is attached</p>
      ) : (
        <ul className={css.list}>
          {clients.first.map(({ id, address, isEnabled }) => (
            <li key={id} className={css.client}>
              <ToneGlyph tone={isEnabled ? 'healthy' : 'off'} />
              <VisuallyHidden>{isEnabled ? 'Enabled' : 'Disabled'}</VisuallyHidden>
              <span className={css.name}>
                <Identifier>{id}</Identifier>
              </span>
              <span className={css.address}>
                <Mono>{address}</Mono>
              </span>
            </li>
          ))}
        </ul>
      )}
      {clients.others > 0 && <p className={css.rest}>and {clients.others} more</p>}
    </Panel>
  );
}
