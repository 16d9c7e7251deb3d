import { Button } from '../Button/Button.tsx';
import { ButtonFace, buttonLook, type ButtonFaceProps, type ButtonLook } from '../Button/PlainButton.tsx';
import { PlainLink, type PlainLinkProps } from '../Link/PlainLink.tsx';

export type LinkButtonProps = ButtonLook &
  Pick<PlainLinkProps, 'href' | 'isExternal'> &
  Pick<ButtonFaceProps, 'children' | 'icon'> & {
    isDisabled?: boolean;
    /** The condition under which it can be used. */
    disabledReason?: string;
  };

/** A link that looks like a button. A disabled one is a button that does nothing and says why. */
export function LinkButton(props: LinkButtonProps) {
  const { href, children, icon, isExternal, isDisabled = false, disabledReason, ...look } = props;
  if (isDisabled) {
    return (
      <Button {...look} {...{ icon }} isDisabled {...(disabledReason && { disabledReason })}>
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
