import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import * as css from './LoadingScreen.css.ts';

/** While a page cannot say yet what it is. */
export function LoadingScreen() {
  return (
    <div className={css.middle}>
      <Spinner label="Loading" />
    </div>
  );
}
