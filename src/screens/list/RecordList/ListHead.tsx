import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/Button/Button.tsx';
import type { IconName } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { PageHeader, type PageHeaderProps } from '../../../components/PageHeader/PageHeader.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx';
import type { ListFrame } from './listState.ts';
import * as css from './RecordList.css.ts';

export type ListLink = { readonly label: string; readonly href: string | undefined; readonly icon: IconName };

type ListHeadProps = {
  frame?: ListFrame | undefined;
  header: PageHeaderProps;
  age?: ReactNode;
  views?: ReactNode;
  links?: readonly ListLink[];
  create?: Omit<ListLink, 'icon'> | undefined;
  isLoading: boolean;
  onRefresh: () => void;
};

export function ListHead(props: ListHeadProps) {
  const { frame, header, age, views, links = [], create, isLoading, onRefresh } = props;
  const actions = frame ? (
    <>
      {age !== undefined && (
        <div>
          <div className={css.age}>{age}</div>
        </div>
      )}
      <IconButton
        icon="refresh"
        label={labels.action.refresh}
        isPending={frame.isRefreshing}
        onPress={onRefresh}
      />
      {views}
      {links.map(
        ({ label, href, icon }) =>
          href !== undefined && (
            <LinkButton key={href} icon={icon} href={href}>
              {label}
            </LinkButton>
          ),
      )}
      {create?.href !== undefined && (
        <LinkButton kind="primary" icon="plus" href={create.href}>
          {create.label}
        </LinkButton>
      )}
    </>
  ) : (
    views
  );
  return (
    <>
      <PageHeader
        {...(frame?.count !== undefined && { count: frame.count })}
        isLoading={isLoading}
        actions={actions}
        {...header}
      />
      {frame && <StaleNotice freshness={frame.freshness} onRetry={onRefresh} />}
    </>
  );
}
