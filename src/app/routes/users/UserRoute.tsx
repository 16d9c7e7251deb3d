import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { usersStore } from '../../stores/records.ts';
import { UserPageRoute } from './UserPageRoute.tsx';

/** `/users/{username}`, with a form that begins when the user is known, and anew for another one. */
export function UserRoute() {
  const { username = '' } = useParams();
  const viewer = useViewer();
  const { data } = useSnapshot(usersStore);
  const user = valueOf(data)?.find((one) => one.username === username);
  // A user who is deleted stays known: the page is to be left, not begun anew.
  const [known, setKnown] = useState<string>();
  if (user && known !== username) setKnown(username);
  if (!viewer) return null;
  return (
    <UserPageRoute
      key={`${username} ${known === username}`}
      username={username}
      user={user}
      viewer={viewer}
    />
  );
}
