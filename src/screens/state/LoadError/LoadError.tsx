import { Button, LinkButton, type LinkButtonProps } from '../../../components/Button/Button.tsx';
import { ErrorState, type ErrorStateProps } from '../../../components/ErrorState/ErrorState.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
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

type RetryButtonsProps = { reason: string; onRetry: () => void };

/** The buttons of a notice about data that failed to load. */
export function RetryButtons({ reason, onRetry }: RetryButtonsProps) {
  return (
    <Inline gap="xsmall">
      <DiagnosisLink reason={reason} size="small" />
      <Button size="small" onPress={onRetry}>
        Try again
      </Button>
    </Inline>
  );
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
