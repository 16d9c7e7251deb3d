import { ErrorState, type ErrorStateProps } from '../../../components/ErrorState/ErrorState.tsx';
import { WhyUnreached } from './WhyUnreached.tsx';

type FailedReadProps = Pick<ErrorStateProps, 'heading' | 'detail' | 'onRetry'> & {
  /** Why, as `failureText` says it. */
  reason: string;
  /** In place of the reason. */
  text?: string;
};

/** In place of what could not be loaded: the reason, another try, and what lies behind a server that is not reached. */
export function FailedRead({ reason, text = reason, ...rest }: FailedReadProps) {
  return <ErrorState text={text} secondary={<WhyUnreached reason={reason} />} {...rest} />;
}
