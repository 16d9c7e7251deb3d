import { PlainButton } from '../../../components/Button/PlainButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { crashTexts } from '../../../domain/crash/crashTexts.ts';
import * as css from './LoadingScreen.css.ts';

/** The first screen while the console loads. */
export function LoadingScreen() {
  return (
    <div className={css.middle}>
      <Spinner label="Loading" />
    </div>
  );
}

type LoadFailedScreenProps = { cause: 'fileMissing' | 'offline'; onRetry: () => void };

/** Shown when the console’s files fail to load. Uses only components of the login form. */
export function LoadFailedScreen({ cause, onRetry }: LoadFailedScreenProps) {
  return (
    <div className={css.middle}>
      <Notice
        tone="error"
        fact={crashTexts.heading}
        advice={crashTexts[cause]}
        action={
          <PlainButton size="small" icon="refresh" onPress={onRetry}>
            Try again
          </PlainButton>
        }
      />
    </div>
  );
}
