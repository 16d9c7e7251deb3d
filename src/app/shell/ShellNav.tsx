import { memo } from 'react';
import { useSnapshot } from 'valtio';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SideNav, SideNavSwitch, SideNavNote } from '../../components/SideNav/SideNav.tsx';
import { SideNavLink } from '../../components/SideNav/SideNavLink.tsx';
import { valueOf } from '../../domain/loadable.ts';
import { docsUrl, paths } from '../../domain/paths.ts';
import { consoleVersion, versionLabel } from '../../domain/server/version.ts';
import type { Viewer } from '../../domain/session/permissions.ts';
import { labels } from '../../domain/text/labels.ts';
import { navRail, toggleRail } from '../stores/choices.ts';
import { serverConfigStore } from '../stores/records.ts';
import { setMode, settingsStore } from '../stores/settings.ts';
import { sideNavigation } from './navigation.ts';
import { useSectionCounts } from './useSectionCounts.ts';

type ShellNavProps = { viewer: Viewer; pathname: string; netid: string | undefined };

function PlainShellNav({ viewer, pathname, netid }: ShellNavProps) {
  const { settings } = useSnapshot(settingsStore);
  const { isRail } = useSnapshot(navRail);
  const { data } = useSnapshot(serverConfigStore);
  const config = valueOf(data);
  const counts = useSectionCounts(viewer);
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
          <SideNavSwitch
            label="Dark mode"
            icon={isDark ? 'moon' : 'sun'}
            isSelected={isDark}
            onChange={(isSelected) => setMode(isSelected ? 'dark' : 'light')}
          />
          <SideNavNote>
            <span>UI {consoleVersion}</span>
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

/** The side navigation with its footer: docs, theme, versions. A filter's letter in the address does not concern it. */
export const ShellNav = memo(PlainShellNav);
