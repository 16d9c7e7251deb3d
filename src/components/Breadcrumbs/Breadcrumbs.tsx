import { Fragment } from 'react';
import { PlainLink } from '../Link/Link.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { identifier } from '../theme/type.css.ts';
import * as css from './Breadcrumbs.css.ts';

export type Crumb = {
  label: string;
  /** The last crumb is the current page and never a link. */
  href?: string;
  /** The label is the name of an item, set in a font that distinguishes l, I and 0. */
  isIdentifier?: boolean;
};

export type BreadcrumbsProps = { items: readonly Crumb[] };

/** The path from the start page to this one. Below 1280 px, the levels in between collapse into a menu. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const parents = items.slice(0, -1);
  const current = items.at(-1);
  return (
    <nav aria-label="Breadcrumbs" className={css.trail}>
      <ol className={css.list}>
        {parents.map((crumb, index) => (
          <Fragment key={index}>
            <li className={index === 0 ? css.part : `${css.part} ${css.middle}`}>
              <Parent {...crumb} />
            </li>
            {index === 0 && parents.length > 1 && <Collapsed parts={parents.slice(1)} />}
          </Fragment>
        ))}
        {current && (
          <li className={css.part}>
            <span
              aria-current="page"
              translate={current.isIdentifier ? 'no' : undefined}
              className={`${css.current} ${current.isIdentifier ? identifier : ''}`}
            >
              {current.label}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}

function Parent({ label, href, isIdentifier = false }: Crumb) {
  const letters = isIdentifier ? identifier : '';
  const translate = isIdentifier ? 'no' : undefined;
  if (!href) {
    return (
      <span translate={translate} className={`${css.text} ${letters}`}>
        {label}
      </span>
    );
  }
  return (
    <PlainLink href={href} translate={translate} className={`${css.link} ${focusRing} ${letters}`}>
      {label}
    </PlainLink>
  );
}

function Collapsed({ parts }: { parts: readonly Crumb[] }) {
  const items = parts.map(({ label, href }) => ({ id: href ?? label, label, ...(href && { href }) }));
  return (
    <li className={`${css.part} ${css.more}`}>
      <Menu trigger={{ content: '…', label: 'Collapsed breadcrumbs' }} sections={[{ id: 'parts', items }]} />
    </li>
  );
}
