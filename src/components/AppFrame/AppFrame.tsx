import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { late, useWaiting } from '../late/late.tsx';
import { NavShapeContext } from '../SideNav/SideNavLink.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { FrameContext, useFrameWidth, type FrameWidth } from './frame.ts';
import { usePagePlace, type HistoryEntry } from './usePagePlace.ts';
import * as css from './AppFrame.css.ts';

export type AppFrameProps = {
  /** A `SideNav`; narrow windows show it as a rail, phones in a drawer. */
  nav: ReactNode;
  topBar: ReactNode;
  /** What concerns every page, such as a `Notice`. */
  banner?: ReactNode;
  /** Shows a line of progress under the top bar. */
  isBusy?: boolean;
  /** In the same place: a `ProgressLine` that comes and goes by itself. */
  progress?: ReactNode;
  /** Changes with the page: a new page starts at its top. */
  pageKey: string;
  /** One that is come back to is as it was left. @default a visit like any other */
  entry?: HistoryEntry;
  children: ReactNode;
};

const anyVisit: HistoryEntry = { key: '', isReturn: false };

const NavDrawer = late(async () => (await import('./NavDrawer.tsx')).NavDrawer, {
  isWanted: ({ isOpen }) => isOpen,
  onMissing: ({ onClose }) => onClose(),
});

/** Navigation, top bar and the page, which is the one part that scrolls (`main`, id `main`). */
export function AppFrame(props: AppFrameProps) {
  const { nav, topBar, banner, isBusy = false, progress, pageKey, entry = anyVisit, children } = props;
  const width = useFrameWidth();
  // The drawer belongs to the width it was opened at, so a turned phone does not keep it open.
  const [navOpenAt, setNavOpenAt] = useState<FrameWidth>();
  const [wasNavOpen, setNavOpened] = useState(false);
  if (navOpenAt !== undefined && !wasNavOpen) setNavOpened(true);
  const main = useRef<HTMLElement>(null);
  usePagePlace(main, pageKey, entry);
  const closeNav = useCallback(() => setNavOpenAt(undefined), []);
  const frame = useMemo(() => ({ width, openNav: () => setNavOpenAt(width), closeNav }), [width, closeNav]);
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
            <div className={css.progress}>
              {isBusy && <ProgressLine />}
              {progress}
              <OpeningProgress />
            </div>
          </header>
          {banner && <div className={css.banner}>{banner}</div>}
          <main ref={main} id="main" tabIndex={-1} className={css.main}>
            <div className={css.page}>{children}</div>
          </main>
        </div>
        {wasNavOpen && (
          <NavDrawer isOpen={navOpenAt === width && width !== 'wide'} onClose={closeNav}>
            {nav}
          </NavDrawer>
        )}
      </div>
    </FrameContext>
  );
}

/** What was pressed opens once its file is there. */
function OpeningProgress() {
  return useWaiting() && <ProgressLine label="Opening" isLate />;
}

function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const skip = (event: MouseEvent) => {
    // Following the link would leave a `#main` in the address, a new entry for the router.
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
  /** What is there at once needs none: it shows from the twelfth part of a second on. */
  isLate?: boolean;
};

/** Something is being fetched, for an unknown time. Takes no room in the layout. */
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
