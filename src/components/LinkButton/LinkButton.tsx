import { Button } from '../Button/Button.tsx';
import { ButtonFace, buttonLook, type ButtonFaceProps, type ButtonLook } from '../Button/PlainButton.tsx';
import { PlainLink, type PlainLinkProps } from '../Link/PlainLink.tsx';

export type LinkButtonProps = ButtonLook &
  Pick<PlainLinkProps, 'isExternal'> &
  Pick<ButtonFaceProps, 'children' | 'icon'> & {
    href?: string | undefined;
    /** The condition under which it can be used, while it cannot. */
    disabledReason?: string | undefined;
  };

/** A link that looks like a button. A disabled one is a button that does nothing and says why. */
export function LinkButton(props: LinkButtonProps) {
  const { href, children, icon, isExternal, disabledReason, ...look } = props;
  if (href === undefined || disabledReason !== undefined) {
    return (
      <Button {...look} {...{ icon, disabledReason }}>
        {children}
      </Button>
    );
  }
  return (
    <PlainLink href={href} className={buttonLook(look)} {...(isExternal && { isExternal })}>
      <ButtonFace {...{ icon, children }} />
    </PlainLink>
  );
}
