import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { paths } from '../../../domain/paths.ts';

export type FormCase = {
  readonly at: string;
  /** Texts by the beginning of their label, or the checkbox to select in forms without texts. */
  readonly input: Readonly<Record<string, string>> | { readonly tick: RegExp };
  readonly submit: string;
  /** The button of the confirmation dialog, if one opens. */
  readonly confirm?: string;
};

const netid = 'meshnet';
const node = { network: netid, id: uuidFor('meshnet/owned-node') };

const save = { submit: 'Review changes', confirm: 'Save' };
const choose = { submit: 'Submit changes' };
const create = { submit: 'Create' };

/** All forms except those of the login page, which has no session that could expire. */
export const allForms = {
  nodesAndNetworks: [
    { at: paths.editNode(node), input: { MTU: '1399' }, ...save },
    {
      at: paths.createNetwork(),
      input: { 'Network name': 'annex', 'Address range (IPv4)': '10.9.3.0/24' },
      submit: 'Create network',
    },
    { at: paths.editNetwork(netid), input: { 'Default MTU': '1400' }, ...save },
  ],
  access: [
    { at: paths.editNetworkGroups(netid), input: { tick: /^auditors/ }, ...choose },
    { at: paths.editNetworkUsers(netid), input: { tick: /^alice/ }, ...choose },
    { at: paths.userGroupsOf('alice'), input: { tick: /^auditors/ }, ...choose },
  ],
  users: [
    {
      at: paths.createUser(),
      input: { Username: 'erin', Password: 'secret-5', 'Password confirmation': 'secret-5' },
      submit: 'Create user',
    },
    { at: paths.user('alice'), input: { tick: /^dualnet/ }, submit: 'Update' },
    {
      at: paths.user('admin'),
      input: { Password: 'secret-5', 'Password confirmation': 'secret-5' },
      submit: 'Change password',
      confirm: 'Change password',
    },
  ],
  gatewaysAndKeys: [
    {
      at: paths.createEgress(node),
      input: { 'Egress gateway ranges': '172.16.9.0/24', Interface: 'eth0' },
      ...create,
    },
    { at: paths.createRelay(node), input: { tick: /^mac-laptop/ }, ...create },
    { at: paths.createAccessKey(netid), input: { Name: 'laptop', Uses: '3' }, ...create },
  ],
  otherDialogs: [
    {
      at: paths.editExternalClient(netid, 'lvl2-phone'),
      input: { 'Client ID': 'handset' },
      submit: 'Rename',
    },
    {
      at: paths.createDnsEntry(netid),
      input: { 'DNS name': 'nas', 'IP address': '10.20.30.6' },
      ...create,
    },
    { at: paths.createUserGroup(), input: { 'User group': 'night' }, ...create },
    { at: paths.editUserPermission(netid, 'lvl1-node'), input: { 'Client limit': '17' }, submit: 'Submit' },
  ],
} as const satisfies Record<string, readonly FormCase[]>;
