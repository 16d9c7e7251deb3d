import { memo } from 'react';
import { useSnapshot } from 'valtio';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SideNav, SideNavNote, SideNavSwitch } from '../../components/SideNav/SideNav.tsx';
import { SideNavLink } from '../../components/SideNav/SideNavLink.tsx';
import { accessKeyCount } from '../../domain/home/fleet.ts';
import { valueOf } from '../../domain/loadable.ts';
import { docsUrl, paths, statementPath } from '../../domain/paths.ts';
import { consoleVersion, versionLabel } from '../../domain/server/version.ts';
import { isNetAdmin, networkChoices } from '../../domain/session/permissions.ts';
import { labels } from '../../domain/text/labels.ts';
import { useRecords, useViewer } from '../stores/reading.ts';
import { navRail, toggleRail } from '../stores/choices.ts';
import { changeSettings, settingsStore } from '../stores/settings.ts';
import { useOpenFindings } from '../stores/findings.ts';
import { sideNavigation, type NavigationCounts } from '../../screens/frame/sideNavigation.ts';

type ShellNavProps = { pathname: string; netid: string | undefined };

function PlainShellNav({ pathname, netid }: ShellNavProps) {
  const viewer = useViewer();
  const { settings } = useSnapshot(settingsStore);
  const { isRail } = useSnapshot(navRail);
  const config = valueOf(useRecords().config.data);
  const findings = valueOf(useOpenFindings());
  const counts = { ...useSectionCounts(), ...(findings && { findings: findings.length }) };
  const isDark = settings.mode === 'dark';
  return (
    <SideNav
      brand={{ logo: <Logo size={22} />, name: 'Netmaker', href: paths.home() }}
      groups={sideNavigation(viewer, { pathname, netid, counts })}
      isRail={isRail}
      onToggleRail={toggleRail}
      footer={
        <>
          <SideNavLink label={labels.section.docs} href={docsUrl} icon="docs" isExternal />
          <SideNavLink label={labels.section.statement} href={statementPath} icon="eye" isExternal />
          <SideNavSwitch
            label="Dark mode"
            icon={isDark ? 'moon' : 'sun'}
            isSelected={isDark}
            onChange={chooseMode}
          />
          <SideNavNote>
            <span>Console {consoleVersion}</span>
            {config && (
              <span>
                Server {versionLabel(config.version)}
                {config.isEE && ' · Enterprise'}
              </span>
            )}
          </SideNavNote>
        </>
      }
    />
  );
}

const chooseMode = (isDark: boolean) => changeSettings({ mode: isDark ? 'dark' : 'light' });

/** Memoised, because each keystroke of a filter changes the address. */
export const ShellNav = memo(PlainShellNav);

/** Users who administer no network can't see access keys and DNS entries, so they get no count instead of 0. */
export function useSectionCounts(): NavigationCounts {
  const viewer = useViewer();
  const { isAdmin } = viewer.user;
  const networks = valueOf(useRecords().networks.data);
  const nodes = valueOf(useRecords().nodes.data);
  const externalClients = valueOf(useRecords().clients.data);
  const records = useRecords();
  const dnsEntries = valueOf(records.dns.data);
  const users = valueOf(records.users.data);
  const isDnsOn = valueOf(records.config.data)?.isDnsOn ?? true;

  const administered = (nodes ?? []).filter((node) => isNetAdmin(viewer, node.network));
  const administersAny = isAdmin || networks?.some(({ netid }) => isNetAdmin(viewer, netid)) === true;
  const netids = nodes && networks && networkChoices(viewer, networks, nodes);
  return {
    ...(isAdmin ? networks && { networks: networks.length } : netids && { networks: netids.length }),
    ...(networks && administersAny && { accessKeys: accessKeyCount(networks) }),
    ...(nodes && { nodes: nodes.length }),
    ...(externalClients && { externalClients: externalClients.length }),
    // Only an administrator's list contains the entries of nodes.
    ...(dnsEntries &&
      administersAny && { dns: isDnsOn ? dnsEntries.length + (isAdmin ? 0 : administered.length) : 0 }),
    ...(users && { users: users.length }),
  };
}
