import type { ReactNode } from 'react';
import { LinkButton } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link, PlainLink } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './FigureCard.css.ts';

type CardLink = { readonly label: string; readonly href: string };

export type FigureCardProps = {
  icon: IconName;
  label: string;
  href: string;
  /** A number; one that is being loaded; one that could not be; or none, because the card holds links. */
  figure: number | 'loading' | 'unknown' | undefined;
  /** What the figure is made of. */
  note: string;
  /** Beside the label, on hover and focus. */
  actions?: readonly CardLink[];
  /** In the figure's place. */
  links?: readonly CardLink[];
};

/** One cell of a `Ledger`: a number that leads to what it counts. */
export function FigureCard({ icon, label, href, figure, note, actions = [], links = [] }: FigureCardProps) {
  const hasActions = actions.length > 0;
  return (
    <li className={css.card}>
      <div className={css.header}>
        <Icon name={icon} />
        <PlainLink href={href} className={css.label}>
          {label}
        </PlainLink>
        <div className={css.end}>
          <span className={`${css.arrow} ${hasActions ? css.replacedArrow : ''}`}>
            <Icon name="arrowRight" size={14} />
          </span>
          {hasActions && <Actions of={label} actions={actions} />}
        </div>
      </div>
      {figure !== undefined && <Figure figure={figure} />}
      {links.length > 0 && (
        <div className={css.links}>
          {links.map((link) => (
            <LinkButton key={link.label} size="small" href={link.href}>
              {link.label}
            </LinkButton>
          ))}
        </div>
      )}
      <p className={css.note}>{note}</p>
    </li>
  );
}

function Actions({ of, actions }: { of: string; actions: readonly CardLink[] }) {
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
  return <p className={css.figure}>{figure === 'loading' ? <Skeleton width={40} height={24} /> : figure}</p>;
}

type LedgerProps = {
  /** Accessible name. */
  label: string;
  /** `FigureCard`s. */
  children: ReactNode;
};

/** Figures side by side with hairlines between them: three in a row, two on phones. */
export function Ledger({ label, children }: LedgerProps) {
  return (
    <ul aria-label={label} className={css.ledger}>
      {children}
    </ul>
  );
}
