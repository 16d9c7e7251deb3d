import { Button } from '../Button/Button.tsx';
import { Placard } from '../EmptyState/Placard.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './ErrorState.css.ts';

export type ErrorStateProps = {
  /** What did not work. */
  heading: string;
  /** What that means, and what to do. */
  text: string;
  onRetry?: () => void;
  /** What the other side said, letter for letter. */
  detail?: string;
};

/** Takes the place of what could not be loaded. */
export function ErrorState({ heading, text, onRetry, detail }: ErrorStateProps) {
  return (
    <div role="alert">
      <Placard
        art={
          <span className={css.glyph}>
            <Icon name="circleAlert" />
          </span>
        }
        heading={heading}
        text={text}
        quote={detail}
        primary={
          onRetry && (
            <Button icon="refresh" size="form" onPress={onRetry}>
              Try again
            </Button>
          )
        }
      />
    </div>
  );
}
