import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';

export type RecordNotFoundView = {
  /** From the catalogue: "Not Found". */
  readonly heading: string;
  /** What was looked for, and where. */
  readonly text: string;
  readonly listHref: string;
  /** What the list is of: "All nodes". */
  readonly listLabel: string;
};

/** The page exists, but not the record that its address names. */
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
