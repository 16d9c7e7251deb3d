import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { copyText } from '../../components/CopyButton/useCopy.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import type { FindAction } from '../../domain/find/findActions.ts';
import { findables } from '../../domain/find/findables.ts';
import { findTexts } from '../../domain/find/findText.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Viewer } from '../../domain/session/permissions.ts';
import { FindPalette } from '../../screens/find/FindPalette/FindPalette.tsx';
import { ShortcutsDialog } from '../../screens/find/ShortcutsDialog/ShortcutsDialog.tsx';
import { approveNode } from '../flows/nodes.ts';
import { signOut } from '../flows/signOut.ts';
import { useGo } from '../shell/history.ts';
import { useKnownClients, useNetworks } from '../shell/useNetwork.ts';
import { useNodes } from '../shell/useNodes.ts';
import { dnsStore } from '../stores/dns.ts';
import { userGroupsStore, usersStore } from '../stores/records.ts';
import { rememberFind, setMode, setSingleKeys, settingsStore } from '../stores/settings.ts';
import { matchThings } from './matchThings.ts';

export type FinderProps = {
  viewer: Viewer;
  netid: string | undefined;
  onShortcuts: () => void;
  onClose: () => void;
};

/** The search over everything that the console has read. */
export function Finder({ viewer, netid, onShortcuts, onClose }: FinderProps) {
  const go = useGo();
  const things = useThings(viewer);
  const { settings } = useSnapshot(settingsStore);
  return (
    <FindPalette
      view={{
        things,
        find: (text) => matchThings(things, text),
        recent: settings.recent ?? [],
        who: viewer,
        netid,
      }}
      on={{
        open: ({ id, href }) => {
          onClose();
          rememberFind(id);
          go(href);
        },
        act: (action) => {
          onClose();
          if ('href' in action) go(action.href);
          else if ('runs' in action && action.runs === 'shortcuts') onShortcuts();
          else void act(action);
        },
        close: onClose,
      }}
    />
  );
}

function useThings(viewer: Viewer) {
  const nodes = valueOf(useNodes().data);
  const networks = valueOf(useNetworks());
  const clients = useKnownClients(viewer);
  const dns = valueOf(useSnapshot(dnsStore).data);
  const users = valueOf(useSnapshot(usersStore).data);
  const groups = valueOf(useSnapshot(userGroupsStore).data);
  return useMemo(
    () =>
      findables(
        {
          nodes: nodes ?? [],
          networks: networks ?? [],
          clients: clients ?? [],
          dns: dns ?? [],
          users: users ?? [],
          groups: groups ?? [],
        },
        viewer,
      ),
    [nodes, networks, clients, dns, users, groups, viewer],
  );
}

async function act(action: Exclude<FindAction, { readonly href: string }>): Promise<void> {
  if ('approves' in action) return approveNode(action.approves);
  if ('copies' in action) return copy(action.copies);
  if (action.runs === 'signOut') return signOut('signedOut');
  return setMode(settingsStore.settings.mode === 'dark' ? 'light' : 'dark');
}

async function copy(text: string): Promise<void> {
  const isCopied = await copyText(text);
  toastQueue.show({
    kind: isCopied ? 'success' : 'error',
    text: isCopied ? findTexts.copied : findTexts.notCopied,
    detail: text,
  });
}

/** The list of shortcuts, and whether those of single keys are on for this user. */
export function Shortcuts({ viewer, onClose }: Pick<FinderProps, 'viewer' | 'onClose'>) {
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
