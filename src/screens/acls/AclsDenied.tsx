import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';

/** §6: only administrators see ACLs. */
export function AclsDenied() {
  return (
    <EmptyState
      heading="ACLs are for administrators"
      text="The server lets only administrators read and change them."
    />
  );
}
