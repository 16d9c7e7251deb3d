import { describe, expect, it } from 'vitest';
import { toasts } from './toasts.ts';
import type { ToastTexts } from './toastTexts.ts';

const said = 'no result found';

/** `+` marks failures to which the server’s Message is appended. */
const lines: readonly (readonly [ToastTexts, string, string, string])[] = [
  [toasts.signIn('mira'), 'pending', 'Logged in successfully.', 'Failed to login : mira'],
  [
    toasts.createAdmin('mira'),
    'pending',
    'Successfully created new Admin! : mira',
    'Failed to create Admin. : mira',
  ],
  [
    toasts.createUser('erin'),
    'pending',
    'Successfully created User! : erin',
    'Failed to create new User. : erin',
  ],
  [toasts.updateUser('erin'), 'pending', 'User Updated! : erin', 'Failed to update user! : erin'],
  [
    toasts.deleteUser('erin'),
    'pending',
    'Successfully deleted User! : erin',
    'Failed to remove User. : erin',
  ],
  [
    toasts.createNetwork('lab'),
    'pending',
    'Created network lab successfully!',
    'Creating network lab error!\n+',
  ],
  [
    toasts.updateNetwork('lab'),
    'Updating network lab',
    'Updating network lab success!',
    'Updating network lab error!',
  ],
  [
    toasts.deleteNetwork('lab'),
    'Deleting network lab',
    'Deleting network lab success!',
    'Deleting network lab error!\n+',
  ],
  [
    toasts.refreshKeys('lab'),
    'pending',
    'Refreshed nodes public keys! : lab',
    'Failed to refresh nodes public keys! : lab',
  ],
  [toasts.createAccessKey(), 'pending', 'Succesfully created Access Key!', 'Failed to create Access Key.\n+'],
  [
    toasts.deleteAccessKey('k'),
    'Deleting Access Key k',
    'Deleting Access Key k success!',
    'Deleting Access Key k error!\n+',
  ],
  [toasts.updateNode(), 'Request pending', 'Node updated successfully!', 'Node updated failed! : +'],
  [toasts.deleteNode(), 'pending', 'Successfully deleted Node!', 'Failed to remove Node. : +'],
  [toasts.approveNode(), 'pending', 'Node Approved!', 'Failed to approve node!'],
  [
    toasts.createEgress(),
    'pending',
    'Succesfully created Egress Gateway!',
    'Failed to create Egress Gateway. : +',
  ],
  [
    toasts.deleteEgress(),
    'pending',
    'Succesfully removed Egress Gateway!',
    'Failed to remove Egress Gateway. : +',
  ],
  [
    toasts.createIngress(),
    'pending',
    'Successfully created Ingress Gateway!',
    'Failed to create Ingress Gateway.',
  ],
  [
    toasts.createFailover(),
    'pending',
    'Successfully added failover gateway to node!',
    'Failed to add failover gateway to node.',
  ],
  [
    toasts.deleteIngress(),
    'pending',
    'Successfully removed Ingress Gateway!',
    'Failed to remove Ingress Gateway. : +',
  ],
  [toasts.createRelay(), 'pending', 'Successfully created Relay!', 'Failed to create Relay. : +'],
  [toasts.deleteRelay(), 'pending', 'Successfully removed Relay!', 'Failed to remove Relay. : +'],
  [
    toasts.createExternalClient(),
    'pending',
    'Sucessfully created an Ext Client!',
    'Failed to create an Ext Client : +',
  ],
  [toasts.updateExternalClient(), 'pending', 'Ext Client updated!', 'Ext Client update failed!'],
  [
    toasts.deleteExternalClient(),
    'pending',
    'Successfully removed Ext Client!',
    'Successfully removed Ext Client!',
  ],
  [toasts.createDnsEntry(), 'pending', 'Successfully created DNS Entry!', 'Failed to create the DNS Entry.'],
  [
    toasts.deleteDnsEntry(),
    'pending',
    'Successfully removed the DNS Entry!',
    'Failed to remove the DNS Entry.',
  ],
  [toasts.updateAcls(), 'pending', 'ACL Updated!', 'Failed to update ACL! : +'],
  [
    toasts.createUserGroup(),
    'pending',
    'Successfully created new user group!',
    'Failed to create new user group. : +',
  ],
  [
    toasts.deleteUserGroup(),
    'pending',
    'Successfully deleted User Group!',
    'Failed to remove User Group. : +',
  ],
  [toasts.updateNetworkUser(), 'pending', 'Network User Updated!', 'Failed to update Network User! : +'],
  [
    toasts.deleteNetworkUser(),
    'pending',
    'Successfully deleted Network User!',
    'Failed to remove Network User. : +',
  ],
];

const catalogue = lines.map(([texts, pending, success, failure]) => ({ texts, pending, success, failure }));

describe('the toast catalogue', () => {
  it('is covered completely by this test', () => {
    expect(catalogue).toHaveLength(Object.keys(toasts).length);
  });

  it.each(catalogue)('says $pending, then $success or $failure', ({ texts, pending, success, failure }) => {
    expect(texts.pending).toBe(pending);
    expect(texts.success).toBe(success);
    expect(texts.failure(said)).toBe(failure.replace('+', said));
  });

  it.each(catalogue)('adds nothing to $failure without a Message', ({ texts, failure }) => {
    expect(texts.failure('')).toBe(failure.replace(/(\n| : )\+$/, ''));
  });
});
