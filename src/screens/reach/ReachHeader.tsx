import type { ReactNode } from 'react';
import { useFrameWidth } from '../../components/AppFrame/frame.ts';
import { LinkButton } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { ReachNotice } from '../../domain/reach/report/reachNotice.ts';
import { labels } from '../../domain/text/labels.ts';
import type { Freshness } from '../shared/freshness/freshness.ts';
import { StaleNotice } from '../shared/StaleNotice/StaleNotice.tsx';

export type ReachFrame = {
  readonly title: string;
  /** Opens the explainer with one end filled in; undefined for viewers who can't see ACLs. */
  readonly whyHref: string | undefined;
  readonly notice: ReachNotice | undefined;
  readonly freshness: Freshness;
  readonly isRefreshing: boolean;
};

type ReachHeadProps = {
  frame: ReachFrame;
  isTitleIdentifier?: boolean;
  facts?: ReactNode;
  note: ReactNode;
  /** Before and after the explainer button. */
  before?: ReactNode;
  after: ReactNode;
  /** Undefined while there is nothing to export. */
  onExport?: (() => void) | undefined;
  onRefresh: () => void;
};

export function ReachHeader(props: ReachHeadProps) {
  const { frame, isTitleIdentifier = false, facts, note, before, after, onExport, onRefresh } = props;
  const { title, whyHref, notice, freshness, isRefreshing } = frame;
  const isPhone = useFrameWidth() === 'phone';
  return (
    <>
      <PageHeader
        {...{ title, isTitleIdentifier, facts }}
        note={
          note !== undefined && (
            <Text as="span" tone="secondary">
              {note}
            </Text>
          )
        }
        actions={
          <>
            {before}
            {whyHref !== undefined && (
              <LinkButton icon="route" href={whyHref}>
                Why can’t…
              </LinkButton>
            )}
            {after}
            {onExport && <IconButton icon="download" label="Export as CSV" onPress={onExport} />}
            {/* Phones have no room for it, and lists refresh automatically. */}
            {!isPhone && (
              <IconButton
                icon="refresh"
                label={labels.action.refresh}
                isPending={isRefreshing}
                onPress={onRefresh}
              />
            )}
          </>
        }
      />
      {notice && <Notice tone="info" {...notice} />}
      <StaleNotice freshness={freshness} onRetry={onRefresh} />
    </>
  );
}
