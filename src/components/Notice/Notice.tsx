import type { ReactNode } from 'react';
import { useAnnouncement } from '../Announcer/announce.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as css from './Notice.css.ts';

type NoticeTone = keyof typeof css.tone;

export type NoticeProps = {
  /** An error is announced at once, other tones politely. */
  tone: NoticeTone;
  fact: string;
  advice?: ReactNode;
  /** A button or link, at the right. */
  action?: ReactNode;
  /** Announces nothing, for a part of the page that readers come to. */
  isSilent?: boolean;
};

const icons: Record<NoticeTone, IconName> = { warning: 'alert', error: 'circleAlert', info: 'info' };

/** Notice about the content below it, with advice. */
export function Notice({ tone, fact, advice, action, isSilent = false }: NoticeProps) {
  const isAlert = tone === 'error' && !isSilent;
  useAnnouncement(isAlert || isSilent ? '' : typeof advice === 'string' ? `${fact} ${advice}` : fact, true);
  return (
    <div {...(isAlert && { role: 'alert' })} className={css.tone[tone]}>
      <span className={css.toneIcon[tone]}>
        <Icon name={icons[tone]} size={14} />
      </span>
      <div className={css.content}>
        <div className={css.words}>
          <span className={css.fact}>{fact}</span> {advice && <span className={css.advice}>{advice}</span>}
        </div>
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
