import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useAnnouncement } from '../Announcer/announce.ts';
import { changed } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useKeptFocus } from '../Layout/useKeptFocus.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './FootBar.css.ts';

export type FootBarProps = {
  /** Announced when it changes. */
  status: ReactNode;
  /** Draws a line between status and buttons. */
  isDivided?: boolean;
  /** Whether the bar appears with a change, so that its first status is announced too. @default false */
  isNew?: boolean;
  /** Buttons of size `form`. The submit button is last. */
  children: ReactNode;
};

/** A bar at the bottom of the scrolling area. Toasts and the focused field stay clear of it. */
export function FootBar({ status, isDivided = false, isNew = false, children }: FootBarProps) {
  const kept = useKeptFocus<HTMLDivElement>();
  const spoken = useSpokenContent(isNew);
  return (
    <div {...kept} className={`${css.bar} ${focusRing}`}>
      <div ref={spoken} className={css.status}>
        {status}
      </div>
      <div className={`${css.actions} ${isDivided ? css.divided : ''}`}>{children}</div>
    </div>
  );
}

/** Announces the text of an element when it changes. */
function useSpokenContent(isNew: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string>();
  useAnnouncement(text, isNew);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => setText(element.textContent.replaceAll(/\s+/g, ' ').trim());
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return ref;
}

export type ChangeBarProps = {
  /** Labels of the changed fields. Undefined in a form that creates a record. */
  changes?: readonly string[];
  problemCount?: number;
  /** Buttons of size `form`. The submit button is last. */
  children: ReactNode;
};

/** Foot bar of a form. Place it in the `Form` after the `Page`, because inside it would end at the page's margins. */
export function ChangeBar({ changes, problemCount = 0, children }: ChangeBarProps) {
  const hasProblems = problemCount > 0;
  return (
    <FootBar
      isDivided={changes !== undefined && hasProblems}
      status={
        <>
          {changes && <Changes names={changes} />} {hasProblems && <Problems count={problemCount} />}
        </>
      }
    >
      {children}
    </FootBar>
  );
}

function Changes({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className={css.none}>No changes</span>;
  return (
    <span className={css.changes}>
      <span className={changed} />
      <span className={css.count}>{names.length === 1 ? '1 change' : `${names.length} changes`}</span>{' '}
      <span className={css.names}>{names.join(', ')}</span>
    </span>
  );
}

function Problems({ count }: { count: number }) {
  return (
    <span className={css.problems}>
      <Icon name="circleAlert" size={14} />
      {count === 1 ? '1 field needs attention' : `${count} fields need attention`}
    </span>
  );
}
