import { LinkButton } from '../../../components/Button/Button.tsx';
import { EmptyState, EmptyMessage } from '../../../components/EmptyState/EmptyState.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { messages } from '../../../domain/text/messages.ts';

export type NotFoundView = {
  readonly address: string;
  readonly homeHref: string;
};

/** Shown for an unknown address, with a link to the dashboard. */
export function NotFoundScreen({ view }: { view: NotFoundView }) {
  return (
    <EmptyMessage
      art={<Logo size={56} />}
      distance="far"
      level={1}
      variant="title"
      heading={messages['error.notfound']}
      text="Check the address for typos. The page may have been renamed, or its network deleted."
      quote={view.address}
      primary={
        <LinkButton href={view.homeHref} kind="primary" size="form">
          Go to dashboard
        </LinkButton>
      }
    />
  );
}

export type RecordNotFoundView = {
  readonly heading: string;
  readonly text: string;
  readonly listHref: string;
  readonly listLabel: string;
};

/** Shown when the record in the address doesn’t exist. Links to the list of records. */
export function RecordNotFoundScreen({ view }: { view: RecordNotFoundView }) {
  return (
    <EmptyState
      heading={view.heading}
      text={view.text}
      primary={
        <LinkButton href={view.listHref} size="form">
          {view.listLabel}
        </LinkButton>
      }
    />
  );
}
