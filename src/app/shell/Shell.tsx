import { memo, Suspense, useEffect, useMemo } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { AppFrame, NavDrawer, ProgressLine } from '../../components/AppFrame/AppFrame.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { NewRowContext } from '../../components/DataTable/useCurrentRow.ts';
import { ErrorBoundary, ReportText } from '../../components/ErrorBoundary/ErrorBoundary.tsx';
import { Inline } from '../../components/Layout/Layout.tsx';
import { NotificationPanel } from '../../components/NotificationButton/NotificationButton.tsx';
import { MenuList } from '../../components/Menu/Menu.tsx';
import { ClockContext } from '../../components/RelativeTime/RelativeTime.tsx';
import { LazySelect } from '../../components/Select/ToolbarSelect.tsx';
import { TipBubble } from '../../components/Tooltip/useTooltip.tsx';
import { TopBar } from '../../components/TopBar/TopBar.tsx';
import type { Crash } from '../../domain/crash/crashReport.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import type { Node } from '../../domain/node/node.ts';
import { whyParam } from '../../domain/paths.ts';
import { networkChoices } from '../../domain/session/permissions.ts';
import { LoadingScreen } from '../../screens/state/LoadingScreen/LoadingScreen.tsx';
import { ImpactSource, type ReachImpactOfProps } from '../../screens/actions/ReachImpact/ImpactSource.ts';
import { useStructuralSharing } from '../../screens/useStableCallbacks.ts';
import { ActionHost, AskedQuestion } from './ActionHost.tsx';
import { CrashPage, descriptionOf } from './crash/CrashPage.tsx';
import { lazyComponent, optionalComponent } from '../../components/Lazy/lazyComponent.ts';
import { Finder, FindOpener, Shortcuts, SingleKeysAsSet } from './palette/FindOpener.tsx';
import { SavedViews } from './SavedViews.tsx';
import { pageClock, useSessionViewer, ViewerContext, useRecords, useViewer } from '../stores/reading.ts';
import { chooseNetwork, networkChoice } from '../stores/choices.ts';
import { markRowSeen, newRowStore } from '../stores/newRow.ts';
import { nodeNames } from '../stores/records.ts';
import { whenQuiet } from '../stores/whenQuiet.ts';
import { breadcrumbs, pageName } from './breadcrumbs.ts';
import { startClockCheck } from './clockCheck.ts';
import {
  networkLinksOf,
  pageUnder,
  routeAt,
  showsAllNetworks,
  type CurrentRoute,
  type NetworkLinks,
} from './currentRoute.ts';
import { useRouter } from '../stores/history.ts';
import { KnownRecords } from './KnownRecords.tsx';
import { loadToasts } from './Toasts.tsx';
import { LeaveConfirm, LeaveQuestion } from './LeaveQuestion.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { NetworkSelector } from './NetworkSelector.tsx';
import { FindingDigest, Notifications } from './Notifications.tsx';
import { startSessionCheck } from './sessionCheck.ts';
import { RunDock } from './RunDock.tsx';
import { ShellNav } from './ShellNav.tsx';
import { useBanners } from './useBanners.tsx';
import { UserMenu } from './UserMenu.tsx';

// Dialogs work without the impact if the file fails to load.
const ConsoleImpact = optionalComponent(
  async () => (await import('../reach/ConsoleImpact.tsx')).ConsoleImpact,
);
// Waits until the first page is shown. The console works without findings if the file fails to load.
const FindingsWatcher = optionalComponent(async () => {
  await new Promise<void>((resolve) => void whenQuiet(resolve));
  return (await import('./findings/FindingsWatcher.tsx')).FindingsWatcher;
});
const WhyDrawer = lazyComponent(async () => (await import('../reach/WhyDrawer.tsx')).WhyDrawer);

const reportText = (crash: Crash) => descriptionOf(crash).report;

/** The frame around every page of a logged-in user. */
export function Shell() {
  const viewer = useSessionViewer();
  const { key, isSeen } = useSnapshot(newRowStore);
  const newRow = useMemo(
    () => (key === undefined ? undefined : { key, isSeen, onSeen: markRowSeen }),
    [key, isSeen],
  );
  if (!viewer) return <Outlet />;
  return (
    <ViewerContext value={viewer}>
      <ClockContext value={pageClock}>
        <ImpactSource value={drawImpact}>
          <NewRowContext value={newRow}>
            <SingleKeysAsSet>
              <Framed />
            </SingleKeysAsSet>
          </NewRowContext>
        </ImpactSource>
      </ClockContext>
    </ViewerContext>
  );
}

const drawImpact = (props: ReachImpactOfProps) => (
  <Suspense>
    <ConsoleImpact {...props} />
  </Suspense>
);

function PlainFramed() {
  const viewer = useViewer();
  const location = useLocation();
  const { pathname, search } = location;
  const question = new URLSearchParams(search).get(whyParam);
  const isReturn = useNavigationType() === 'POP';
  const { data: nodesData } = useRecords().nodes;
  const networks = useRecords().networks.data;
  const nodes = valueOf(nodesData) ?? noNodes;
  const { routes } = useRouter();
  const route = useMemo(() => routeAt(routes, pathname), [routes, pathname]);
  const pageKey = useMemo(() => pageUnder(routes, location, route), [routes, location, route]);
  const known = valueOf(networks) ?? noNetworks;
  // Shared, because the top bar doesn’t change with every poll.
  const netids = useStructuralSharing(
    useMemo(() => networkChoices(viewer, known, nodes), [viewer, known, nodes]),
  );
  const netid = useNetworkChoice(route, netids);
  const banner = useBanners();

  const isEE = valueOf(useRecords().config.data)?.isEE;
  const crumbs = useStructuralSharing(
    useMemo(() => breadcrumbs(route, namesIn(nodes), isEE), [route, nodes, isEE]),
  );
  const name = pageName(crumbs).full;
  useDocumentTitle(name);

  useEffect(() => whenQuiet(preloadOverlays), []);
  useEffect(() => {
    const stops = [startClockCheck(), startSessionCheck()];
    return () => stops.forEach((stop) => stop());
  }, []);

  return (
    <AppFrame
      pageKey={pageKey}
      pageName={name}
      historyEntry={{ key: location.key, isReturn }}
      progress={
        <>
          {(nodesData.status === 'loading' || networks.status === 'loading') && <ProgressLine />}
          <NavigationProgress />
        </>
      }
      nav={<ShellNav pathname={pathname} netid={netid} />}
      banner={banner}
      dock={
        <>
          <RunDock />
          <LeaveQuestion />
        </>
      }
      topBar={<ShellBar crumbs={crumbs} links={networkLinksOf(route)} netids={netids} netid={netid} />}
    >
      <ErrorBoundary resetKey={location.key} renderCaught={(caught) => <CrashPage caught={caught} />}>
        <ReportText value={reportText}>
          <Suspense>
            <FindingsWatcher />
          </Suspense>
          <KnownRecords>
            <Suspense fallback={<LoadingScreen />}>
              <SavedViews>
                <Outlet />
              </SavedViews>
              {question !== null && <WhyDrawer question={question} />}
            </Suspense>
            <ActionHost />
          </KnownRecords>
        </ReportText>
      </ErrorBoundary>
    </AppFrame>
  );
}

/** Memoised, because the settings of the server arrive after it has been drawn, and seldom change it. */
const Framed = memo(PlainFramed);

type ShellBarProps = {
  crumbs: ReturnType<typeof breadcrumbs>;
  links: NetworkLinks | undefined;
  netids: readonly string[];
  netid: string | undefined;
};

function PlainShellBar({ crumbs, links, netids, netid }: ShellBarProps) {
  const { title, isIdentifier, place } = pageName(crumbs);
  const actions = (isCompact: boolean) => (
    <Inline gap={isCompact ? 'xsmall' : 'medium'}>
      <FindOpener netid={netid} isCompact={isCompact} />
      <Notifications />
      <UserMenu isCompact={isCompact} />
    </Inline>
  );
  return (
    <TopBar
      start={<Breadcrumbs items={crumbs} />}
      center={<NetworkSelector links={links} netids={netids} chosen={netid} />}
      end={actions(false)}
      phone={{
        title,
        isIdentifier,
        ...(place !== undefined && { place }),
        // Home and the sections have the menu in place of a back link.
        ...(crumbs.length > 2 && { backHref: crumbs.at(-2)?.href ?? '/' }),
        end: actions(true),
      }}
    />
  );
}

/** Memoised, because each keystroke of a filter changes the address. */
const ShellBar = memo(PlainShellBar);

/** A form stays open when its node is deleted, and keeps the name. */
const namesIn = (nodes: readonly Node[]) => ({
  nodeName: (network: string, id: string) =>
    nodes.find((node) => node.id === id && node.network === network)?.name ?? nodeNames.byId.get(id),
});

function preloadOverlays(): void {
  for (const overlay of [
    MenuList,
    NavDrawer,
    NotificationPanel,
    FindingDigest,
    LazySelect,
    Finder,
    Shortcuts,
    LeaveConfirm,
    AskedQuestion,
    TipBubble,
  ])
    // An overlay that failed to load reports it when it opens.
    overlay.preload().catch(() => undefined);
  void loadToasts();
}

const noNodes: readonly Node[] = [];
const noNetworks: readonly Network[] = [];

/** The network in the address, otherwise the one that was chosen last. */
function useNetworkChoice(route: CurrentRoute | undefined, netids: readonly string[]): string | undefined {
  const { netid: kept } = useSnapshot(networkChoice);
  const { netid: inAddress } = route?.params ?? {};
  const known = inAddress !== undefined && netids.includes(inAddress) ? inAddress : undefined;
  const isCleared = showsAllNetworks(route);
  useEffect(() => {
    if (known !== undefined) chooseNetwork(known);
    else if (isCleared) chooseNetwork(undefined);
  }, [known, isCleared]);
  if (known !== undefined) return known;
  return isCleared || kept === undefined || !netids.includes(kept) ? undefined : kept;
}

function useDocumentTitle(here: string): void {
  useEffect(() => {
    document.title = here ? `${here} · Netmaker` : 'Netmaker';
    return () => {
      document.title = 'Netmaker';
    };
  }, [here]);
}
