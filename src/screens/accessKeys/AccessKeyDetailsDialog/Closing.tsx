import { Icon } from '../../../components/Icon/Icon.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { AccessKeyDetailsView } from './accessKeyDetailsView.ts';
import * as css from './Closing.css.ts';

/** Beside the button that closes: what becomes of a new key then. */
export function Closing({ closing }: Pick<AccessKeyDetailsView, 'closing'>) {
  if (closing === undefined) return null;
  return (
    <div className={css.closing}>
      {closing === 'hides' && (
        <span className={css.icon}>
          <Icon name="eyeOff" size={14} />
        </span>
      )}
      <Text as="span" tone="secondary">
        {closing === 'hides' ? 'Closing hides the key for good' : 'The key can be opened again from the list'}
      </Text>
    </div>
  );
}
