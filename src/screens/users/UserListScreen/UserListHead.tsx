import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { userText } from '../../../domain/user/userText.ts';
import { StaleNotice } from '../../shared/StaleNotice/StaleNotice.tsx';
import { type UserListActions, type UserListFrame, type UserListView, userRoles } from './userListView.ts';
import * as css from './UserListScreen.css.ts';

type UserListHeadProps = { view: UserListView; isPhone: boolean; on: UserListActions };

/** Everything above the rows: title and actions, search and filters. Phones keep the actions in a menu. */
export function UserListHead({ view, isPhone, on }: UserListHeadProps) {
  const { frame, status } = view;
  return (
    <>
      <div className={css.header}>
        {isPhone ? (
          <VisuallyHidden>
            <Heading level={1}>{labels.section.users}</Heading>
          </VisuallyHidden>
        ) : (
          <PageHeader
            title={labels.section.users}
            isLoading={status === 'loading'}
            {...(frame.count !== undefined && { count: frame.count })}
            actions={<Actions frame={frame} on={on} />}
          />
        )}
        <StaleNotice freshness={frame.freshness} onRetry={on.refresh} />
        {isPhone && (
          <div className={css.phoneSearch}>
            <Search frame={frame} isPhone on={on} />
            <PhoneMenu frame={frame} on={on} />
          </div>
        )}
      </div>
      <div className={css.toolbar}>
        {!isPhone && <Search frame={frame} on={on} />}
        <UserFilters frame={frame} onFilter={on.filter} />
      </div>
    </>
  );
}

type FrameProps = { frame: UserListFrame; on: UserListActions };

function Actions({ frame, on }: FrameProps) {
  const { groupsHref, permissionsHref, createHref, isRefreshing } = frame;
  return (
    <>
      <IconButton
        icon="refresh"
        label={labels.action.refresh}
        isPending={isRefreshing}
        onPress={on.refresh}
      />
      {groupsHref && (
        <LinkButton icon="users" href={groupsHref}>
          {labels.section.userGroups}
        </LinkButton>
      )}
      {permissionsHref && (
        <LinkButton icon="permissions" href={permissionsHref}>
          {labels.section.userPermissions}
        </LinkButton>
      )}
      <LinkButton kind="primary" icon="plus" href={createHref}>
        {userText.create}
      </LinkButton>
    </>
  );
}

function PhoneMenu({ frame, on }: FrameProps) {
  const { groupsHref, permissionsHref, createHref } = frame;
  return (
    <Menu
      trigger={{ label: 'More about this list', icon: 'moreVertical', isOutlined: true }}
      sections={[
        {
          id: 'list',
          items: [
            { id: 'create', label: userText.create, icon: 'plus', href: createHref },
            { id: 'refresh', label: labels.action.refresh, icon: 'refresh', onAction: on.refresh },
            ...(groupsHref
              ? [{ id: 'groups', label: labels.section.userGroups, icon: 'users' as const, href: groupsHref }]
              : []),
            ...(permissionsHref
              ? [
                  {
                    id: 'permissions',
                    label: labels.section.userPermissions,
                    icon: 'permissions' as const,
                    href: permissionsHref,
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  );
}

function Search({ frame, on, isPhone = false }: FrameProps & { isPhone?: boolean }) {
  return (
    <SearchField
      label="Search users"
      placeholder="Search username, network"
      value={frame.filter.search}
      onChange={(search) => on.filter({ search })}
      shortcut="/"
      width={isPhone ? 'full' : 'normal'}
    />
  );
}

type UserFiltersProps = { frame: UserListFrame; onFilter: UserListActions['filter'] };

function UserFilters({ frame, onFilter }: UserFiltersProps) {
  const { filter, roleChoices, networkChoices } = frame;
  return (
    <>
      <FilterChip
        label="Role"
        icon="admin"
        options={roleChoices}
        selected={filter.roles}
        onChange={(ids) => onFilter({ roles: userRoles.filter((role) => ids.includes(role)) })}
      />
      <FilterChip
        label="Network"
        icon="networks"
        options={networkChoices}
        selected={filter.networks}
        onChange={(networks) => onFilter({ networks })}
      />
    </>
  );
}
