import { useSnapshot } from 'valtio';
import type { Viewer } from '../../domain/session/permissions.ts';
import { ShortcutsDialog } from '../../screens/find/ShortcutsDialog/ShortcutsDialog.tsx';
import { setSingleKeys, settingsStore } from '../stores/settings.ts';

/** The list of shortcuts, and whether those of single keys are on for this user. */
export function Shortcuts({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) {
  const { settings } = useSnapshot(settingsStore);
  return (
    <ShortcutsDialog
      isOpen
      viewer={viewer}
      areOn={settings.singleKeys !== false}
      on={{ switch: setSingleKeys, close: onClose }}
    />
  );
}
