import { LinkButton, type LinkButtonProps } from '../../../components/LinkButton/LinkButton.tsx';
import { whyServer } from '../../../domain/paths.ts';
import { isAboutTheWay } from '../../../domain/text/failureText.ts';

type WhyUnreachedProps = { reason: string } & Pick<LinkButtonProps, 'size'>;

/** Leads to what is wrong between this page and the server; nothing where the server itself gave the reason. */
export function WhyUnreached({ reason, size = 'form' }: WhyUnreachedProps) {
  if (!isAboutTheWay(reason)) return null;
  return (
    <LinkButton kind="ghost" size={size} href={`?why=${whyServer}`}>
      Why?
    </LinkButton>
  );
}
