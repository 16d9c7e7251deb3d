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
  if (!viewer) return null;
  const user = valueOf(data)?.find((one) => one.username === username);
  return (
    <UserPageRoute
      key={`${username} ${user !== undefined}`}
      username={username}
      user={user}
      viewer={viewer}
    />
  );
}
