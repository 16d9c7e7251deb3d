import { loginToasts } from './loginTexts.ts';
import { isolated } from './isolated.ts';
import { toast, type ToastTexts } from './toastTexts.ts';

export const toasts = {
  ...loginToasts,
  createUser: (username: string) =>
    toast(
      `Successfully created User! : ${isolated(username)}`,
      () => `Failed to create new User. : ${isolated(username)}`,
    ),
  /** Also used for passwords and networks. */
  updateUser: (username: string) =>
    toast(`User Updated! : ${isolated(username)}`, () => `Failed to update user! : ${isolated(username)}`),
  deleteUser: (username: string) =>
    toast(
      `Successfully deleted User! : ${isolated(username)}`,
      () => `Failed to remove User. : ${isolated(username)}`,
    ),

  createNetwork: (netid: string) =>
    toast(`Created network ${netid} successfully!`, onNextLine(`Creating network ${netid} error!`)),
  updateNetwork: (netid: string) =>
    toast(
      `Updating network ${netid} success!`,
      () => `Updating network ${netid} error!`,
      `Updating network ${netid}`,
    ),
  deleteNetwork: (netid: string) =>
    toast(
      `Deleting network ${netid} success!`,
      onNextLine(`Deleting network ${netid} error!`),
      `Deleting network ${netid}`,
    ),
  refreshKeys: (netid: string) =>
    toast(`Refreshed nodes public keys! : ${netid}`, () => `Failed to refresh nodes public keys! : ${netid}`),

  createAccessKey: () => toast('Succesfully created Access Key!', onNextLine('Failed to create Access Key.')),
  deleteAccessKey: (name: string) =>
    toast(
      `Deleting Access Key ${isolated(name)} success!`,
      onNextLine(`Deleting Access Key ${isolated(name)} error!`),
      `Deleting Access Key ${isolated(name)}`,
    ),

  /** Also used for a new hub. */
  updateNode: () => toast('Node updated successfully!', appended('Node updated failed!'), 'Request pending'),
  deleteNode: () => toast('Successfully deleted Node!', appended('Failed to remove Node.')),
  approveNode: () => toast('Node Approved!', () => 'Failed to approve node!'),

  createEgress: () =>
    toast('Succesfully created Egress Gateway!', appended('Failed to create Egress Gateway.')),
  deleteEgress: () =>
    toast('Succesfully removed Egress Gateway!', appended('Failed to remove Egress Gateway.')),
  createIngress: () =>
    toast('Successfully created Ingress Gateway!', () => 'Failed to create Ingress Gateway.'),
  createFailover: () =>
    toast('Successfully added failover gateway to node!', () => 'Failed to add failover gateway to node.'),
  /** Also reports a removed failover role, because the server removes it with the ingress role. */
  deleteIngress: () =>
    toast('Successfully removed Ingress Gateway!', appended('Failed to remove Ingress Gateway.')),
  createRelay: () => toast('Successfully created Relay!', appended('Failed to create Relay.')),
  deleteRelay: () => toast('Successfully removed Relay!', appended('Failed to remove Relay.')),

  createExternalClient: () =>
    toast('Sucessfully created an Ext Client!', appended('Failed to create an Ext Client')),
  updateExternalClient: () => toast('Ext Client updated!', () => 'Ext Client update failed!'),
  /** The old console shows the success text in its error toast too. */
  deleteExternalClient: () =>
    toast('Successfully removed Ext Client!', () => 'Successfully removed Ext Client!'),

  createDnsEntry: () => toast('Successfully created DNS Entry!', () => 'Failed to create the DNS Entry.'),
  deleteDnsEntry: () => toast('Successfully removed the DNS Entry!', () => 'Failed to remove the DNS Entry.'),

  updateAcls: () => toast('ACL Updated!', appended('Failed to update ACL!')),

  createUserGroup: () =>
    toast('Successfully created new user group!', appended('Failed to create new user group.')),
  deleteUserGroup: () => toast('Successfully deleted User Group!', appended('Failed to remove User Group.')),
  updateNetworkUser: () => toast('Network User Updated!', appended('Failed to update Network User!')),
  deleteNetworkUser: () =>
    toast('Successfully deleted Network User!', appended('Failed to remove Network User.')),
} as const;

function appended(text: string): ToastTexts['failure'] {
  return (message) => (message === '' ? text : `${text} : ${message}`);
}

function onNextLine(text: string): ToastTexts['failure'] {
  return (message) => (message === '' ? text : `${text}\n${message}`);
}
