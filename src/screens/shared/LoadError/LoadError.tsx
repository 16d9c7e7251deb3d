import { LinkButton, type LinkButtonProps } from '../../../components/Button/Button.tsx';
import { ErrorState, type ErrorStateProps } from '../../../components/ErrorState/ErrorState.tsx';
import { whyClosedQuery, whyServerQuery } from '../../../domain/paths.ts';
import { isSingleCallFailure, isConnectionFailure } from '../../../domain/text/failureText.ts';

type FailedReadProps = Pick<ErrorStateProps, 'heading' | 'detail' | 'onRetry'> & {
  reason: string;
  text?: string;
};

/** Shows why a page couldn’t load its data, with a button to try again. */
export function LoadError({ reason, text = reason, ...rest }: FailedReadProps) {
  return <ErrorState text={text} secondary={<DiagnosisLink reason={reason} />} {...rest} />;
}

type WhyUnreachedProps = { reason: string } & Pick<LinkButtonProps, 'size'>;

/** Links to the connection diagnosis. Renders nothing when the server itself reported the reason. */
export function DiagnosisLink({ reason, size = 'form' }: WhyUnreachedProps) {
  if (!isConnectionFailure(reason)) return null;
  return (
    <LinkButton kind="ghost" size={size} href={isSingleCallFailure(reason) ? whyClosedQuery : whyServerQuery}>
      Why?
    </LinkButton>
  );
}
