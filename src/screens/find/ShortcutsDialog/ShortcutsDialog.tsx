import { KeyCap } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { commandKey } from '../../../components/Shortcuts/useShortcut.ts';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { navigationOf } from '../../../domain/session/navigation.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { shortcutGroups, shortcutTexts } from '../../../domain/text/shortcutText.ts';
import * as css from './ShortcutsDialog.css.ts';

type ShortcutsDialogProps = {
  isOpen: boolean;
  viewer: Viewer;
  areOn: boolean;
  on: { switch: (areOn: boolean) => void; close: () => void };
};

/** Lists all shortcuts and has a switch that turns off single-key shortcuts (WCAG 2.1.4). */
export function ShortcutsDialog({ isOpen, viewer, areOn, on }: ShortcutsDialogProps) {
  const { base, administration } = navigationOf(viewer);
  return (
    <Dialog isOpen={isOpen} title={shortcutTexts.title} lead={shortcutTexts.lead} onClose={on.close}>
      <Switch isSelected={areOn} onChange={on.switch} description={shortcutTexts.switchHint(commandKey)}>
        {shortcutTexts.switch}
      </Switch>
      <ShortcutList groups={shortcutGroups([...base, ...administration], commandKey)} />
    </Dialog>
  );
}

function ShortcutList({ groups }: { groups: ReturnType<typeof shortcutGroups> }) {
  return groups.map(({ title, items }) => (
    <section key={title} aria-label={title} className={css.group}>
      <h3 className={css.title}>{title}</h3>
      <dl>
        {items.map(({ keys, label }) => (
          <div key={label} className={css.line}>
            <dt>{label}</dt>
            <dd className={css.keys}>
              {keys.map((key, index) => (
                // A sequence can contain the same key twice.
                <KeyCap key={index}>{key}</KeyCap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
