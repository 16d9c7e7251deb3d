import type { IconName } from '../../../components/Icon/Icon.tsx';
import { FigureCard } from '../../../components/Ledger/FigureCard.tsx';
import { Ledger } from '../../../components/Ledger/Ledger.tsx';
import type { DashboardCard } from './dashboardCards.ts';

const icons: Readonly<Record<DashboardCard['id'], IconName>> = {
  networks: 'networks',
  nodes: 'nodes',
  graphs: 'graph',
  accessKeys: 'key',
  externalClients: 'clients',
  dns: 'dns',
  users: 'users',
  admin: 'wrench',
  acls: 'acls',
};

/** The nine cards of §1 as one ledger. */
export function CardLedger({ cards }: { cards: readonly DashboardCard[] }) {
  return (
    <Ledger label="Overview">
      {cards.map(({ id, label, href, figure, note, actions, links }) => (
        <FigureCard
          key={id}
          icon={icons[id]}
          label={label}
          href={href}
          figure={figure}
          note={note}
          actions={actions}
          links={links}
        />
      ))}
    </Ledger>
  );
}
