import { useSnapshot } from 'valtio';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Layout/Layout.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { Identifier } from '../../components/Text/Text.tsx';
import { paths } from '../../domain/paths.ts';
import { labels } from '../../domain/text/labels.ts';
import { pauseUpdates, updates } from '../stores/clock.ts';
import { useViewer } from '../stores/reading.ts';
import { useLogOut } from '../stores/history.ts';

export function UserMenu({ isCompact }: { isCompact: boolean }) {
  const username = useViewer().user.name;
  const logOut = useLogOut();
  const { isPaused } = useSnapshot(updates);
  const content = (
    <Inline gap="medium">
      <Avatar name={username} />
      {!isCompact && (
        <>
          <Identifier>{username}</Identifier>
          <Icon name="chevronDown" size={12} />
        </>
      )}
    </Inline>
  );
  return (
    <Menu
      trigger={{ label: `Logged in as ${username}`, content }}
      sections={[
        {
          id: 'Account',
          items: [
            { id: 'profile', label: 'View user details', icon: 'user', href: paths.user(username) },
            {
              id: 'updates',
              label: isPaused ? 'Resume updates' : 'Pause updates',
              icon: 'timer',
              onAction: () => pauseUpdates(!isPaused),
            },
            {
              id: 'logout',
              label: labels.action.logout,
              icon: 'logout',
              onAction: logOut,
            },
          ],
        },
      ]}
    />
  );
}
