import { proxy, ref } from 'valtio';
import type { AclEdit, ChangeCount } from '../../domain/acl/aclEdit.ts';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import type { AclMerge } from '../../domain/acl/aclMerge.ts';

/** A change of rules: what differs between two containers over the same nodes. */
export type AclChange = { readonly from: AclMatrix; readonly to: AclMatrix };

/** Where the latest submit of a network's rules stands. */
export type AclSubmissionState =
  | { readonly status: 'none' | 'sending' }
  /** Nothing was sent; what goes on from here is the merge, once the person has decided, over the container it met. */
  | {
      readonly status: 'conflict';
      readonly merge: AclMerge;
      readonly current: AclMatrix;
      /** What is done with once it has been sent; undefined when the latest submit was to be undone. */
      readonly edit: AclEdit | undefined;
    }
  /** `change` is what it did, so that it can be undone. */
  | { readonly status: 'submitted'; readonly count: ChangeCount; readonly change: AclChange };

export const aclSubmission = proxy<{ netid: string; state: AclSubmissionState }>({
  netid: '',
  state: { status: 'none' },
});

export function setAclSubmission(netid: string, state: AclSubmissionState): void {
  aclSubmission.netid = netid;
  aclSubmission.state = ref(state);
}

export function clearAclSubmission(): void {
  setAclSubmission('', { status: 'none' });
}
