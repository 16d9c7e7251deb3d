import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link, PlainLink } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { grouped } from '../../../domain/format/count.ts';
import type { DashboardCard } from './dashboardCards.ts';
import * as css from './StatGrid.css.ts';

type StatGridProps = { cards: readonly DashboardCard[] };

/** Nine overview cards, three per row, or two on phones. */
export function StatGrid({ cards }: StatGridProps) {
  return (
    <ul aria-label="Overview" className={css.ledger}>
      {cards.map((card) => (
        <FigureCard key={card.label} {...card} />
      ))}
    </ul>
  );
}

function FigureCard({ icon, label, href, figure, note, actions = [], links = [] }: DashboardCard) {
  return (
    <li className={css.card}>
      <div className={css.header}>
        <Icon name={icon} />
        <PlainLink href={href} className={css.label}>
          {label}
        </PlainLink>
        {actions.length > 0 && <Actions of={label} actions={actions} />}
      </div>
      <div className={css.facts}>
        {figure !== undefined && <Figure figure={figure} />}
        {links.map((link) => (
          <span key={link.label} className={css.link}>
            <Link href={link.href}>{link.label}</Link>
          </span>
        ))}
        {links.length === 0 && <p className={css.note}>{note}</p>}
      </div>
    </li>
  );
}

function Actions({ of, actions }: { of: string; actions: NonNullable<DashboardCard['actions']> }) {
  return (
    <span className={css.actions}>
      {actions.map((action) => (
        <Link key={action.label} href={action.href} aria-label={`${action.label}, ${of}`}>
          {action.label}
        </Link>
      ))}
    </span>
  );
}

function Figure({ figure }: { figure: number | 'loading' | 'unknown' }) {
  if (figure === 'unknown') return <p className={`${css.figure} ${css.unknown}`}>Unknown</p>;
  return (
    <p className={css.figure}>
      {figure === 'loading' ? <Skeleton width={40} height={24} /> : grouped(figure)}
    </p>
  );
}
