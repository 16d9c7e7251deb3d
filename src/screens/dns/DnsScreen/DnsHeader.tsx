import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { dnsText } from '../../../domain/text/dnsText.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { DnsFrame } from './dnsView.ts';

type DnsHeaderProps = { frame: DnsFrame; isLoading: boolean; onRefresh: () => void };

export function DnsHeader({ frame, isLoading, onRefresh }: DnsHeaderProps) {
  const { netid, count, createHref, isRefreshing } = frame;
  const { staleBecause, updated } = frame.freshness;
  return (
    <>
      <PageHeader
        title={labels.section.dns}
        isLoading={isLoading}
        {...(count !== undefined && { count })}
        facts={
          <Text as="span" tone="secondary">
            entries in <Identifier>{netid}</Identifier>
          </Text>
        }
        actions={
          <>
            <IconButton
              icon="refresh"
              label={labels.action.refresh}
              isPending={isRefreshing}
              onPress={onRefresh}
            />
            {createHref && (
              <LinkButton kind="primary" icon="plus" href={createHref}>
                {dnsText.create}
              </LinkButton>
            )}
          </>
        }
      />
      {staleBecause && (
        <Notice
          tone="warning"
          fact={staleBecause}
          advice={updated && `Last updated ${updated.relative}`}
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
