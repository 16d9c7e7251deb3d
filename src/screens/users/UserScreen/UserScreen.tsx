import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { FormSection, FormWide } from '../../../components/Form/Form.tsx';
import { Divider, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Identifier, Secondary, Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { grouped } from '../../../domain/format/count.ts';
import { textFromList } from '../../../domain/list.ts';
import { labels } from '../../../domain/text/labels.ts';
import { userText } from '../../../domain/user/userText.ts';
import { RetryButtons } from '../../state/LoadError/LoadError.tsx';
import { RecordPlaceholder } from '../../state/RecordPlaceholder/RecordPlaceholder.tsx';
import { PasswordSection, type PasswordSectionProps } from './PasswordSection.tsx';
import { UserEditForm, type UserEditFormProps } from './UserEditForm.tsx';
import type { UserPage, UserView } from './userView.ts';
import * as css from './UserScreen.css.ts';

export type UserScreenProps = {
  view: UserView;
  on: UserEditFormProps['on'] & PasswordSectionProps['on'] & { act: Act };
};

/** Shows a user’s account and edits their role, networks and password. */
export function UserScreen({ view, on }: UserScreenProps) {
  switch (view.status) {
    case 'denied':
      return (
        <ErrorState
          heading="You don’t have access to this user"
          text="Only administrators can view users. If you’ve just been made one, log in again."
          detail={view.reason}
          onRetry={on.refresh}
        />
      );
    case 'blank':
      return null;
    case 'ready':
      return <UserPageContent page={view} on={on} />;
    default:
      return <RecordPlaceholder view={view} onRetry={on.refresh} />;
  }
}

function UserPageContent({ page, on }: { page: UserPage; on: UserScreenProps['on'] }) {
  const { username, record, password, staleBecause } = page;
  return (
    <div className={css.screen}>
      <div className={css.top}>
        <Page>
          <UserHeader page={page} onAct={on.act} />
        </Page>
        <Page width="form">
          {staleBecause !== undefined && (
            <Notice
              tone="warning"
              fact={staleBecause}
              action={<RetryButtons reason={staleBecause} onRetry={on.refresh} />}
            />
          )}
          <div>
            <AccountSection page={page} />
            {password && (
              <div className={css.next}>
                <PasswordSection view={password} on={on} />
              </div>
            )}
            {record?.owned && (
              <div className={css.next}>
                <OwnedSection owned={record.owned} />
              </div>
            )}
            {record && <Divider />}
          </div>
        </Page>
      </div>
      {record && <UserEditForm username={username} view={record.edit} on={on} />}
    </div>
  );
}

const nothing = () => undefined;

function AccountSection({ page: { username, isSelf, record } }: { page: UserPage }) {
  return (
    <FormSection title="Account" description="The name this user logs in with.">
      <TextField
        label={userText.username}
        isRequired
        isMono
        autoComplete={isSelf ? 'username' : 'off'}
        value={username}
        onChange={nothing}
        lockedReason="Usernames can’t be changed"
      />
      {record?.groups && (
        <TextField
          label={userText.groups}
          value={textFromList(record.groups.names)}
          onChange={nothing}
          lockedReason="Edit groups with the button above"
        />
      )}
    </FormSection>
  );
}

type OwnedSectionProps = { owned: NonNullable<NonNullable<UserPage['record']>['owned']> };

const maxListed = 20;

function OwnedSection({ owned }: OwnedSectionProps) {
  const others = owned.length - maxListed;
  return (
    <FormSection
      title="External clients and nodes"
      description="What this user owns. It stays when the user is deleted."
    >
      <FormWide>
        {owned.length === 0 ? (
          <Text tone="secondary">None</Text>
        ) : (
          <Stack gap="small">
            {owned.slice(0, maxListed).map(({ name, kind, network, href }) => (
              <span key={href}>
                <Link href={href}>
                  <Identifier>{name}</Identifier>
                </Link>{' '}
                <Secondary>
                  {kind} in {network}
                </Secondary>
              </span>
            ))}
            {others > 0 && <Text tone="secondary">{`and ${grouped(others)} more`}</Text>}
          </Stack>
        )}
      </FormWide>
    </FormSection>
  );
}

type UserHeaderProps = { page: UserPage; onAct: Act };

function UserHeader({ page, onAct }: UserHeaderProps) {
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
                onPress={() => onAct([record.deletion.action])}
                disabledReason={record.deletion.obstacle}
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
