import {
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { lazyComponent } from '../Lazy/lazyComponent.ts';
import { NavShapeContext } from '../SideNav/SideNavLink.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { FrameContext, useFrameWidth, type FrameWidth } from './frame.ts';
import { useScrollRestoration, type HistoryEntry } from './useScrollRestoration.ts';
import * as css from './AppFrame.css.ts';

export type AppFrameProps = {
  /** A `SideNav`. Narrow windows show it as a rail, phones in a drawer. */
  nav: ReactNode;
  topBar: ReactNode;
  /** A notice that concerns every page. */
  banner?: ReactNode;
  /** A `ProgressLine` while something loads. Shown under the top bar. */
  progress?: ReactNode;
  /** Identifies the page. A new page starts at its top. */
  pageKey: string;
  /** Names the page for screen readers, and announces a new one. */
  pageName: string;
  /** The page’s entry in the history. Going back restores its scroll position. @default a new visit */
  historyEntry?: HistoryEntry;
  /** A panel below every page, such as the progress of long work. */
  dock?: ReactNode;
  children: ReactNode;
};

export const NavDrawer = lazyComponent(async () => (await import('./NavDrawer.tsx')).NavDrawer);

const anyVisit: HistoryEntry = { key: '', isReturn: false };

/** Navigation, top bar and page. The page (`main`, id `main`) is the only part that scrolls. */
export function AppFrame(props: AppFrameProps) {
  const { nav, topBar, banner, progress, dock, children } = props;
  const { pageKey, pageName, historyEntry = anyVisit } = props;
  const width = useFrameWidth();
  // Bound to the width it was opened at, so that turning a phone closes the drawer.
  const [navOpenAt, setNavOpenAt] = useState<FrameWidth>();
  const [wasNavOpened, setNavOpened] = useState(false);
  const main = useRef<HTMLElement>(null);
  usePageWidth(main);
  useScrollRestoration(main, { pageKey, pageName }, historyEntry);
  const closeNav = useCallback(() => setNavOpenAt(undefined), []);
  const openNav = useCallback(() => {
    setNavOpened(true);
    setNavOpenAt(width);
  }, [width]);
  const frame = useMemo(() => ({ width, openNav, closeNav }), [width, openNav, closeNav]);
  return (
    <FrameContext value={frame}>
      <div className={css.frame}>
        <SkipLink target={main} />
        {width !== 'phone' && (
          <div className={css.side}>
            <NavShapeContext value={width === 'rail' ? 'rail' : 'full'}>{nav}</NavShapeContext>
          </div>
        )}
        <div className={css.column}>
          <header className={css.header}>
            {topBar}
            <div className={css.progress}>{progress}</div>
          </header>
          {banner && <div className={css.banner}>{banner}</div>}
          <main ref={main} id="main" aria-label={pageName} tabIndex={-1} className={css.main}>
            <div className={css.page}>
              <div className={css.sheet}>{children}</div>
            </div>
          </main>
          {dock}
        </div>
        {wasNavOpened && (
          <Suspense>
            <NavDrawer isOpen={navOpenAt === width && width !== 'wide'} onClose={closeNav}>
              {nav}
            </NavDrawer>
          </Suspense>
        )}
      </div>
    </FrameContext>
  );
}

/** Tells the style sheet the width of the page including its scroll bar, which CSS can’t read. */
function usePageWidth(main: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = main.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty(css.widthName, `${element.offsetWidth}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [main]);
}

function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const skip = (event: MouseEvent) => {
    // Following the link would put `#main` into the address, which the router would take for a new entry.
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <a href="#main" onClick={skip} className={`${css.skip} ${focusRing}`}>
      Skip to content
    </a>
  );
}

type ProgressLineProps = {
  label?: string;
  /** Appears only after 80 ms, so that quick loads show nothing. */
  isLate?: boolean;
};

/** Indeterminate progress line. Does not shift the layout. */
export function ProgressLine({ label = 'Loading', isLate = false }: ProgressLineProps) {
  return (
    <div className={isLate ? css.lateLine : css.line}>
      <VisuallyHidden>
        <progress aria-label={label} />
      </VisuallyHidden>
      <div className={css.runner} />
    </div>
  );
}
