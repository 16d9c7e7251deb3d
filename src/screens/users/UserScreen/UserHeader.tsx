import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { UserPage } from './userView.ts';
import * as css from './UserScreen.css.ts';

type UserHeaderProps = { page: UserPage; onDelete: () => void };

export function UserHeader({ page, onDelete }: UserHeaderProps) {
  const { username, isAdmin, isSelf, record } = page;
  return (
    <div className={css.title}>
      <Avatar name={username} tone={isAdmin ? 'accent' : 'neutral'} size="large" />
      <PageHeader
        title={username}
        isTitleIdentifier
        facts={isSelf && <Tag>You</Tag>}
        actions={
          record && (
            <>
              {record.groups && (
                <LinkButton icon="users" href={record.groups.href}>
                  Edit user groups
                </LinkButton>
              )}
              <Button
                kind="dangerText"
                icon="trash"
                onPress={onDelete}
                {...(!record.deletion.isPossible && {
                  isDisabled: true,
                  disabledReason: record.deletion.reason,
                })}
              >
                {labels.action.delete}
              </Button>
            </>
          )
        }
      />
    </div>
  );
}
