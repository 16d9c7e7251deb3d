import { entryToasts } from './entryTexts.ts';
import type { ToastTexts } from './toastTexts.ts';

const pending = 'pending';

export const toasts = {
  ...entryToasts,
  createUser: (username: string): ToastTexts => ({
    pending,
    success: `Successfully created User! : ${username}`,
    failure: () => `Failed to create new User. : ${username}`,
  }),
  /** Also used for passwords and networks. */
  updateUser: (username: string): ToastTexts => ({
    pending,
    success: `User Updated! : ${username}`,
    failure: () => `Failed to update user! : ${username}`,
  }),
  deleteUser: (username: string): ToastTexts => ({
    pending,
    success: `Successfully deleted User! : ${username}`,
    failure: () => `Failed to remove User. : ${username}`,
  }),

  createNetwork: (netid: string): ToastTexts => ({
    pending,
    success: `Created network ${netid} successfully!`,
    failure: onNextLine(`Creating network ${netid} error!`),
  }),
  updateNetwork: (netid: string): ToastTexts => ({
    pending: `Updating network ${netid}`,
    success: `Updating network ${netid} success!`,
    failure: () => `Updating network ${netid} error!`,
  }),
  deleteNetwork: (netid: string): ToastTexts => ({
    pending: `Deleting network ${netid}`,
    success: `Deleting network ${netid} success!`,
    failure: onNextLine(`Deleting network ${netid} error!`),
  }),
  refreshKeys: (netid: string): ToastTexts => ({
    pending,
    success: `Refreshed nodes public keys! : ${netid}`,
    failure: () => `Failed to refresh nodes public keys! : ${netid}`,
  }),

  createAccessKey: (): ToastTexts => ({
    pending,
    success: 'Succesfully created Access Key!',
    failure: onNextLine('Failed to create Access Key.'),
  }),
  deleteAccessKey: (name: string): ToastTexts => ({
    pending: `Deleting Access Key ${name}`,
    success: `Deleting Access Key ${name} success!`,
    failure: onNextLine(`Deleting Access Key ${name} error!`),
  }),

  /** Also used for a new hub. */
  updateNode: (): ToastTexts => ({
    pending: 'Request pending',
    success: 'Node updated successfully!',
    failure: appended('Node updated failed!'),
  }),
  deleteNode: (): ToastTexts => ({
    pending,
    success: 'Successfully deleted Node!',
    failure: appended('Failed to remove Node.'),
  }),
  approveNode: (): ToastTexts => ({
    pending,
    success: 'Node Approved!',
    failure: () => 'Failed to approve node!',
  }),

  createEgress: (): ToastTexts => ({
    pending,
    success: 'Succesfully created Egress Gateway!',
    failure: appended('Failed to create Egress Gateway.'),
  }),
  deleteEgress: (): ToastTexts => ({
    pending,
    success: 'Succesfully removed Egress Gateway!',
    failure: appended('Failed to remove Egress Gateway.'),
  }),
  createIngress: (): ToastTexts => ({
    pending,
    success: 'Successfully created Ingress Gateway!',
    failure: () => 'Failed to create Ingress Gateway.',
  }),
  createFailover: (): ToastTexts => ({
    pending,
    success: 'Successfully added failover gateway to node!',
    failure: () => 'Failed to add failover gateway to node.',
  }),
  /** Also removes a failover gateway, which goes with the ingress role. */
  deleteIngress: (): ToastTexts => ({
    pending,
    success: 'Successfully removed Ingress Gateway!',
    failure: appended('Failed to remove Ingress Gateway.'),
  }),
  createRelay: (): ToastTexts => ({
    pending,
    success: 'Successfully created Relay!',
    failure: appended('Failed to create Relay.'),
  }),
  deleteRelay: (): ToastTexts => ({
    pending,
    success: 'Successfully removed Relay!',
    failure: appended('Failed to remove Relay.'),
  }),

  createExternalClient: (): ToastTexts => ({
    pending,
    success: 'Sucessfully created an Ext Client!',
    failure: appended('Failed to create an Ext Client'),
  }),
  updateExternalClient: (): ToastTexts => ({
    pending,
    success: 'Ext Client updated!',
    failure: () => 'Ext Client update failed!',
  }),
  /** The old console shows the success text in its error toast too. */
  deleteExternalClient: (): ToastTexts => ({
    pending,
    success: 'Successfully removed Ext Client!',
    failure: () => 'Successfully removed Ext Client!',
  }),

  createDnsEntry: (): ToastTexts => ({
    pending,
    success: 'Successfully created DNS Entry!',
    failure: () => 'Failed to create the DNS Entry.',
  }),
  deleteDnsEntry: (): ToastTexts => ({
    pending,
    success: 'Successfully removed the DNS Entry!',
    failure: () => 'Failed to remove the DNS Entry.',
  }),

  updateAcls: (): ToastTexts => ({
    pending,
    success: 'ACL Updated!',
    failure: appended('Failed to update ACL!'),
  }),

  createUserGroup: (): ToastTexts => ({
    pending,
    success: 'Successfully created new user group!',
    failure: appended('Failed to create new user group.'),
  }),
  deleteUserGroup: (): ToastTexts => ({
    pending,
    success: 'Successfully deleted User Group!',
    failure: appended('Failed to remove User Group.'),
  }),
  updateNetworkUser: (): ToastTexts => ({
    pending,
    success: 'Network User Updated!',
    failure: appended('Failed to update Network User!'),
  }),
  deleteNetworkUser: (): ToastTexts => ({
    pending,
    success: 'Successfully deleted Network User!',
    failure: appended('Failed to remove Network User.'),
  }),
} as const;

function appended(text: string): ToastTexts['failure'] {
  return (message) => (message === '' ? text : `${text} : ${message}`);
}

function onNextLine(text: string): ToastTexts['failure'] {
  return (message) => (message === '' ? text : `${text}\n${message}`);
}
