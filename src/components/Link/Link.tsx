import { focusRing } from '../theme/focusRing.css.ts';
import { PlainLink, type PlainLinkProps } from './PlainLink.tsx';
import * as css from './Link.css.ts';

export type LinkProps = Pick<
  PlainLinkProps,
  'href' | 'children' | 'isExternal' | 'onFollow' | 'aria-label'
> & {
  /** `name`: the name of a thing in a list. `quiet`: beside more important things. @default 'accent' */
  emphasis?: keyof typeof css.emphasis;
};

/** A link; inside a `NavigationProvider` it navigates without loading the page anew. */
export function Link({ emphasis = 'accent', ...rest }: LinkProps) {
  return <PlainLink {...rest} className={`${css.emphasis[emphasis]} ${focusRing}`} />;
}
