import { use } from 'react';
import { Keyboard, MenuItem as AriaMenuItem, Text } from 'react-aria-components';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SingleKeys } from '../Shortcuts/useShortcut.ts';
import * as css from './Menu.css.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  /** A key that does the same while the menu is closed. */
  keyCap?: string;
  /** Leads somewhere instead of doing something. */
  href?: string | undefined;
  onAction?: () => void;
  /** Destroys something. */
  isDanger?: boolean;
  /** The condition under which it can be used, while it cannot: shown at its right. */
  disabledReason?: string | undefined;
};

/**
 * One line of a menu. A disabled one can still be reached, so that its reason is heard. Reason and key describe the
 * item; hidden, they do not become part of its name.
 */
export function MenuRow(props: MenuItem) {
  const { id, label, icon, keyCap, href, onAction, isDanger = false, disabledReason: reason } = props;
  const areKeysOn = use(SingleKeys);
  return (
    <AriaMenuItem
      id={id}
      textValue={label}
      className={`${css.item} ${isDanger ? css.danger : ''}`}
      // React-aria's own disabled items are skipped by the arrow keys.
      {...(reason !== undefined
        ? {
            shouldCloseOnSelect: false,
            render: (row) =>
              'href' in row ? <a {...row}>{row.children}</a> : <div {...row} aria-disabled />,
          }
        : { ...(onAction && { onAction }), ...(href && { href }) })}
    >
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} size={14} />
        </span>
      )}
      <span className={css.label}>{label}</span>
      {reason && (
        <Text slot="description" aria-hidden className={css.reason}>
          {reason}
        </Text>
      )}
      {keyCap && areKeysOn && (
        <Keyboard aria-hidden className={css.keyCap}>
          {keyCap}
        </Keyboard>
      )}
    </AriaMenuItem>
  );
}
