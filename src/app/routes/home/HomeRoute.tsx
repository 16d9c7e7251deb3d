import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { paths } from '../../../domain/paths.ts';
import { DashboardScreen } from '../../../screens/home/DashboardScreen/DashboardScreen.tsx';
import { dashboardView } from '../../../screens/home/DashboardScreen/dashboardView.ts';
import { isWithoutMachines } from '../../../screens/home/DashboardScreen/getStarted.ts';
import { ownClients } from '../../../screens/home/WelcomeScreen/ownClients.ts';
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
  const records = useRecords();
  const logs = useSnapshot(logsStore);
  const { now } = useSnapshot(clock);
  const { settings } = useSnapshot(settingsStore);
  // The first steps stay visible after the last one is done, until the user hides them.
  const [isNew, setIsNew] = useState(false);
  if (!isNew && isWithoutMachines(records.nodes.data)) setIsNew(true);

  useOnOpen(() => void loadLogs(), 'logs');
  const nameOf = useNodeNames(valueOf(logs.data) ?? noLines);

  const view = dashboardView(records, {
    logs: logs.data,
    nameOf,
    findings: useOpenFindings(),
    blockedPairs: useBlockedPairs(),
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
  const records = useRecords();
  const { refused }: NonNullable<HomeState> | { refused?: undefined } = useLocation().state ?? {};
  const home = userAreaHomeView(records.viewer, records.ownData.data);
  const clients = ownClients(records.viewer, records.ownData.data);
  return <WelcomeScreen view={{ home, clients, href: paths.userArea(), refused }} />;
}

export function UserAreaHomeRoute() {
  const records = useRecords();
  if (records.viewer.user.isAdmin) return <DashboardRoute />;
  return (
    <UserAreaHomeScreen
      view={userAreaHomeView(records.viewer, records.ownData.data)}
      on={{ retry: () => void refreshUserData() }}
    />
  );
}
