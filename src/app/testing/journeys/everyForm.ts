import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import { paths } from '../../../domain/paths.ts';

/** A form of the console with valid input and the button that submits it. */
export type FormCase = {
  readonly at: string;
  /** Texts by the beginning of their label, or the checkbox to select in forms without texts. */
  readonly typed: Readonly<Record<string, string>> | { readonly tick: RegExp };
  readonly submit: string;
  /** The button of the confirmation dialog, if one opens. */
  readonly agree?: string;
};

const netid = 'meshnet';
const node = { network: netid, id: uuidFor('meshnet/owned-node') };

const save = { submit: 'Review changes', agree: 'Save' };
const choose = { submit: 'Submit changes' };
const create = { submit: 'Create' };

/** All forms except those of the login page, which has no session that could expire. */
export const everyForm = {
  ofNodesAndNetworks: [
    { at: paths.editNode(node), typed: { MTU: '1399' }, ...save },
    {
      at: paths.createNetwork(),
      typed: { 'Network name': 'annex', 'Address range (IPv4)': '10.9.3.0/24' },
      submit: 'Create network',
    },
    { at: paths.editNetwork(netid), typed: { 'Default MTU': '1400' }, ...save },
  ],
  ofWhoIsAllowed: [
    { at: paths.editNetworkGroups(netid), typed: { tick: /^auditors/ }, ...choose },
    { at: paths.editNetworkUsers(netid), typed: { tick: /^alice/ }, ...choose },
    { at: paths.userGroupsOf('alice'), typed: { tick: /^auditors/ }, ...choose },
  ],
  ofUsers: [
    {
      at: paths.createUser(),
      typed: { Username: 'erin', Password: 'secret-5', 'Password confirmation': 'secret-5' },
      submit: 'Create user',
    },
    { at: paths.user('alice'), typed: { tick: /^dualnet/ }, submit: 'Update' },
    {
      at: paths.user('admin'),
      typed: { Password: 'secret-5', 'Password confirmation': 'secret-5' },
      submit: 'Change password',
      agree: 'Change password',
    },
  ],
  inDialogsOfGatewaysAndKeys: [
    {
      at: paths.createEgress(node),
      typed: { 'Egress gateway ranges': '172.16.9.0/24', Interface: 'eth0' },
      ...create,
    },
    { at: paths.createRelay(node), typed: { tick: /^mac-laptop/ }, ...create },
    { at: paths.createAccessKey(netid), typed: { Name: 'laptop', Uses: '3' }, ...create },
  ],
  inTheOtherDialogs: [
    {
      at: paths.editExternalClient(netid, 'lvl2-phone'),
      typed: { 'Client ID': 'handset' },
      submit: 'Rename',
    },
    {
      at: paths.createDnsEntry(netid),
      typed: { 'DNS name': 'nas', 'IP address': '10.20.30.6' },
      ...create,
    },
    { at: paths.createUserGroup(), typed: { 'User group': 'night' }, ...create },
    { at: paths.editUserPermission(netid, 'lvl1-node'), typed: { 'Client limit': '17' }, submit: 'Submit' },
  ],
} as const satisfies Record<string, readonly FormCase[]>;
