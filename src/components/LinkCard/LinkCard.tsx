import { Icon, type IconName } from '../Icon/Icon.tsx';
import { PlainLink } from '../Link/Link.tsx';
import * as css from './LinkCard.css.ts';

export type LinkCardProps = {
  icon: IconName;
  title: string;
  /** The purpose of the page. */
  text: string;
  href: string;
  /** A number, or a text, which is set in mono. */
  figure?: number | string;
  /** A name for the things that the figure counts. */
  note?: string;
};

/** Card that links to a page, with one figure about it. */
export function LinkCard({ icon, title, text, href, figure, note }: LinkCardProps) {
  return (
    <div className={css.card}>
      <Icon name={icon} className={css.icon} />
      <PlainLink href={href} className={css.title}>
        {title}
      </PlainLink>
      <Icon name="arrowRight" size={14} className={css.arrow} />
      <p className={css.text}>{text}</p>
      {(figure !== undefined || note) && (
        <p className={css.facts}>
          {figure !== undefined && (
            <span translate="no" className={typeof figure === 'number' ? css.figure : css.code}>
              {figure}
            </span>
          )}
          {note && <span className={css.note}>{note}</span>}
        </p>
      )}
    </div>
  );
}
