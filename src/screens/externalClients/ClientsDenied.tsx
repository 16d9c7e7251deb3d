import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';

/** The server lists clients to administrators, and on the enterprise edition to each user their own. */
export function ClientsDenied() {
  return (
    <EmptyState
      heading="You may not see the external clients"
      text="On this server only administrators may. If you have become one, sign in again."
    />
  );
}
