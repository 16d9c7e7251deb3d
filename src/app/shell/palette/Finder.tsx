import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { startPartKey } from '../../../components/AppFrame/partKey.ts';
import type { FindAction } from '../../../domain/find/findActions.ts';
import { findables } from '../../../domain/find/findables.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { FindPalette } from '../../../screens/find/FindPalette/FindPalette.tsx';
import { ShortcutsDialog } from '../../../screens/find/ShortcutsDialog/ShortcutsDialog.tsx';
import { copyWithToast } from '../../flows/copyWithToast.ts';
import { useKnown } from '../../stores/known.ts';
import { useRecords, useViewer } from '../../stores/reading.ts';
import { ask } from '../../stores/asked.ts';
import { useGo, useLogOut } from '../../stores/history.ts';
import { changeSettings, rememberFind, settingsStore } from '../../stores/settings.ts';
import { thingMatcher } from './matchThings.ts';

// The palette loads once the browser is idle. The key costs the first page nothing here.
startPartKey();

export type FinderProps = {
  netid: string | undefined;
  onShortcuts: () => void;
  onClose: () => void;
};

export function Finder({ netid, onShortcuts, onClose }: FinderProps) {
  const viewer = useViewer();
  const go = useGo();
  const logOut = useLogOut();
  const { items, unread } = useThings(viewer);
  const { settings } = useSnapshot(settingsStore);
  const find = useMemo(() => thingMatcher(items), [items]);
  return (
    <FindPalette
      view={{
        items,
        unread,
        find,
        recent: settings.recent ?? [],
        records: useKnown(),
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
          else if ('runs' in action && action.runs === 'signOut') logOut();
          else void act(action);
        },
        close: onClose,
      }}
    />
  );
}

function useThings(viewer: Viewer) {
  const records = useRecords();
  const lists = {
    node: useRecords().nodes.data,
    network: useRecords().networks.data,
    dns: records.dns.data,
    user: records.users.data,
    group: records.userGroups.data,
  } as const;
  const { node: nodes, network: networks, dns, user: users, group: groups } = lists;
  const clients = valueOf(useRecords().clients.data);
  const items = useMemo(
    () =>
      findables(
        {
          nodes: valueOf(nodes) ?? [],
          networks: valueOf(networks) ?? [],
          clients: clients ?? [],
          dns: valueOf(dns) ?? [],
          users: valueOf(users) ?? [],
          groups: valueOf(groups) ?? [],
        },
        viewer,
      ),
    [nodes, networks, clients, dns, users, groups, viewer],
  );
  const kindsThatAre = (status: 'loading' | 'failed') =>
    (['node', 'network', 'dns', 'user', 'group'] as const).filter((kind) => lists[kind].status === status);
  return { items, unread: { loading: kindsThatAre('loading'), failed: kindsThatAre('failed') } };
}

async function act(action: Exclude<FindAction, { readonly href: string }>): Promise<void> {
  if ('acts' in action) return ask([action.acts]);
  if ('copies' in action) return copyWithToast(action.copies);
  return changeSettings({ mode: settingsStore.settings.mode === 'dark' ? 'light' : 'dark' });
}

export function Shortcuts({ onClose }: Pick<FinderProps, 'onClose'>) {
  const { settings } = useSnapshot(settingsStore);
  return (
    <ShortcutsDialog
      isOpen
      viewer={useViewer()}
      areOn={settings.singleKeys !== false}
      on={{ switch: (singleKeys) => changeSettings({ singleKeys }), close: onClose }}
    />
  );
}
