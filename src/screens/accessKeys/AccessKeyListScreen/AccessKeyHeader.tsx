import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { accessKeyText } from '../../../domain/accessKey/accessKeyText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { AgeText } from '../../shared/freshness/Age.tsx';
import type { AccessKeyListFrame } from './accessKeyListView.ts';

type AccessKeyHeaderProps = { view: AccessKeyListFrame & { status: string }; onRefresh: () => void };

export function AccessKeyHeader({ view, onRefresh }: AccessKeyHeaderProps) {
  const { staleBecause, updated } = view.freshness;
  return (
    <>
      <PageHeader
        title={labels.section.accessKeys}
        isLoading={view.status === 'loading'}
        {...(view.count !== undefined && { count: view.count })}
        facts={
          <Text as="span" tone="secondary">
            in <Identifier>{view.netid}</Identifier>
          </Text>
        }
        actions={
          <>
            <IconButton
              icon="refresh"
              label={labels.action.refresh}
              isPending={view.isRefreshing}
              onPress={onRefresh}
            />
            <LinkButton kind="primary" icon="plus" href={view.createHref}>
              {accessKeyText.create}
            </LinkButton>
          </>
        }
      />
      {view.isHiding && (
        <Notice
          tone="info"
          fact={accessKeyText.hidden}
          advice="A key and its token are shown once, when the key is created."
        />
      )}
      {staleBecause && (
        <Notice
          tone="warning"
          fact={staleBecause}
          advice={updated && <AgeText what="Last updated" moment={updated} />}
          action={
            <Button size="small" onPress={onRefresh}>
              Try again
            </Button>
          }
        />
      )}
    </>
  );
}
