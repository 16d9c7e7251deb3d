import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { paths } from '../../../domain/paths.ts';
import { DashboardScreen } from '../../../screens/home/DashboardScreen/DashboardScreen.tsx';
import { dashboardView } from '../../../screens/home/DashboardScreen/dashboardView.ts';
import { isWithoutMachines } from '../../../screens/home/DashboardScreen/getStarted.ts';
import { WelcomeScreen } from '../../../screens/home/WelcomeScreen/WelcomeScreen.tsx';
import {
  UserAreaHomeScreen,
  userAreaHomeView,
} from '../../../screens/userArea/UserAreaHomeScreen/UserAreaHomeScreen.tsx';
import { loadEverything, refreshUserData } from '../../flows/refresh.ts';
import type { HomeState } from '../guards.tsx';
import { ask } from '../../stores/asked.ts';
import { useBlockedPairs } from '../../stores/blockedPairs.ts';
import { useNodeNames, useOnOpen, useViewer, useRecords } from '../../stores/reading.ts';
import { clock } from '../../stores/clock.ts';
import { loadLogs, logsStore, reloadLogs } from '../../stores/logs.ts';
import { changeSettings, settingsStore } from '../../stores/settings.ts';
import { useOpenFindings } from '../../stores/findings.ts';

const noLines: readonly LogLine[] = [];

export function DashboardRoute() {
  const { nodes, networks, clients, dns, users, config } = useRecords();
  const logs = useSnapshot(logsStore);
  const { now } = useSnapshot(clock);
  const { settings } = useSnapshot(settingsStore);
  // The first steps stay visible after the last one is done, until the user hides them.
  const [isNew, setIsNew] = useState(false);
  if (!isNew && isWithoutMachines(nodes.data)) setIsNew(true);

  useOnOpen(() => void loadLogs(), 'logs');
  const nameOf = useNodeNames(valueOf(logs.data) ?? noLines);

  const view = dashboardView({
    nodes: nodes.data,
    networks: networks.data,
    externalClients: clients.data,
    dnsEntries: dns.data,
    users: users.data,
    logs: logs.data,
    nameOf,
    findings: useOpenFindings(),
    blockedPairs: useBlockedPairs(),
    isEE: valueOf(config.data)?.isEE ?? false,
    isDnsOn: valueOf(config.data)?.isDnsOn ?? true,
    isGettingStarted: isNew && settings.hidesFirstHour !== true,
    now,
  });

  return (
    <DashboardScreen
      view={view}
      on={{
        refresh: () => void Promise.all([loadEverything(), reloadLogs()]),
        act: ask,
        hideGetStarted: () => changeSettings({ hidesFirstHour: true }),
      }}
    />
  );
}

export function HomeRoute() {
  return useViewer().user.isAdmin ? <DashboardRoute /> : <WelcomeRoute />;
}

function WelcomeRoute() {
  const viewer = useViewer();
  const { data } = useRecords().ownData;
  const { refused }: NonNullable<HomeState> | { refused?: undefined } = useLocation().state ?? {};
  return <WelcomeScreen view={{ home: userAreaHomeView(viewer, data), href: paths.userArea(), refused }} />;
}

export function UserAreaHomeRoute() {
  const viewer = useViewer();
  const { data } = useRecords().ownData;
  if (viewer.user.isAdmin) return <DashboardRoute />;
  return (
    <UserAreaHomeScreen view={userAreaHomeView(viewer, data)} on={{ retry: () => void refreshUserData() }} />
  );
}
