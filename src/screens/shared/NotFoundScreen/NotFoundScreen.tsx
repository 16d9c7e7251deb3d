import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { NotFoundState } from '../../../components/NotFoundState/NotFoundState.tsx';
import { messages } from '../../../domain/text/messages.ts';

export type NotFoundView = {
  /** The path that leads nowhere. */
  readonly address: string;
  readonly homeHref: string;
};

/** §2 "any other path". */
export function NotFoundScreen({ view }: { view: NotFoundView }) {
  return (
    <NotFoundState
      heading={messages['error.notfound']}
      text="The address may have a typing error, the page may have been renamed, or its network deleted."
      address={view.address}
      primary={
        <LinkButton href={view.homeHref} kind="primary" size="form">
          Go to dashboard
        </LinkButton>
      }
    />
  );
}
