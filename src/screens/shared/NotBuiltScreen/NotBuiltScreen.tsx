import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';

export type NotBuiltView = {
  /** What the page will be: "Access keys". */
  readonly page: string;
  readonly homeHref: string;
};

/** A page of the specification that this version of the console does not have yet. */
export function NotBuiltScreen({ view }: { view: NotBuiltView }) {
  return (
    <EmptyState
      heading={`${view.page}: not built yet`}
      text="This version of the console has no such page. What it shows stays as it is on the server."
      primary={
        <LinkButton href={view.homeHref} size="form">
          Go to dashboard
        </LinkButton>
      }
    />
  );
}
