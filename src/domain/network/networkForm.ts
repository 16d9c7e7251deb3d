import { editForm, fieldsIn } from '../edit/editForm.ts';
import type { Edit } from '../edit/edit.ts';
import {
  defineForm,
  ipListText,
  ipText,
  commandText,
  type FormValues,
  toggle,
  trimmedText,
  wholeNumber,
} from '../edit/recordForm.ts';
import { countProblem, isWholeNumber, mtuWarning, scriptLock } from '../fieldRules.ts';
import { keepaliveProblem } from '../node/nodeRules.ts';
import type { ServerConfig } from '../server/serverConfigWire.ts';
import { accessLevelChoice, accessLevelFromWire, accessLevels } from '../session/accessLevel.ts';
import { messageOf } from '../text/messages.ts';
import type { Network } from './network.ts';
import * as rules from './networkRules.ts';
import { pointToSiteHelp } from './networkText.ts';
import { proSettingsOf, withPro } from './proSettings.ts';
import { clientDnsWarning, rangeNote, rangeWarning } from './networkWarnings.ts';

/** The sections of the editor, in order. */
export const networkSections = {
  addresses: 'Addresses',
  defaults: 'Node defaults',
  scripts: 'Scripts',
  behaviour: 'Behaviour',
  enterprise: 'Enterprise',
} as const;

export type NetworkLocks = {
  readonly network: Pick<Network, 'isIPv4' | 'isIPv6'>;
  readonly server: Pick<ServerConfig, 'isRceOn'>;
};

/** `nodes` and `clients` are those of the network. */
export type KnownToNetwork = rules.AddressHolders & {
  readonly network: Pick<Network, 'netid' | 'isIPv4' | 'isIPv6'>;
  readonly networks: readonly Network[];
};

type Depended = { readonly addressRange: string };

const field = fieldsIn<keyof typeof networkSections, Depended, NetworkLocks, KnownToNetwork>();

const script = {
  section: 'scripts',
  lock: (_: unknown, { server }: NetworkLocks) => scriptLock(server),
} as const;

/** Fields that the server checks with every change have a `storedRule`. */
export const networkEditForm = editForm<NetworkLocks, KnownToNetwork>()(
  defineForm<Network>()({
    isIPv4: familyToggle('isIPv4', 'IPv4', 'Gives every node a private IPv4 address'),
    isIPv6: familyToggle('isIPv6', 'IPv6', 'Gives every node a private IPv6 address'),
    addressRange: field(ipText('Address range (IPv4)', 'Private IPv4 range for node addresses'), {
      section: 'addresses',
      lock: (_, { network }) => (network.isIPv4 ? undefined : 'IPv4 is off in this network'),
      rule: (range) => rules.ipv4RangeProblem(range, true),
      storedRule: (range) => rules.ipv4RangeProblem(range, range !== ''),
      conflict: (range, known) => rules.roomProblem(range, 'address', known),
      warning: (range, known) => rangeWarning(range, 'addressRange', known),
      note: (range, known) => rangeNote(range, 'addressRange', known),
    }),
    addressRange6: field(ipText('Address range (IPv6)', 'Private IPv6 range for node addresses'), {
      section: 'addresses',
      lock: (_, { network }) => (network.isIPv6 ? undefined : 'IPv6 is off in this network'),
      rule: (range) => rules.ipv6RangeProblem(range, true),
      storedRule: (range) => rules.ipv6RangeProblem(range, range !== ''),
      conflict: (range, known) => rules.roomProblem(range, 'address6', known),
      warning: (range, known) => rangeWarning(range, 'addressRange6', known),
      note: (range, known) => rangeNote(range, 'addressRange6', known),
    }),
    localRange: field(ipText('Local range', 'Range that nodes use for their local endpoint'), {
      section: 'addresses',
      rule: (range) => rules.localRangeProblem(range, true),
      storedRule: (range) => rules.localRangeProblem(range, true),
      // After a change of the local range, the server assigns every node a new address from the IPv4 range.
      conflict: (_, known, { before, after }) =>
        before.addressRange === after.addressRange
          ? rules.roomProblem(after.addressRange, 'address', known)
          : undefined,
      warning: (_, { network }) => (network.isIPv4 ? undefined : messageOf('network.warning.localrange')),
    }),
    defaultInterface: field(trimmedText('Default interface', 'Name of the WireGuard interface on nodes'), {
      section: 'defaults',
      rule: rules.interfaceProblem,
      storedRule: (name) => (/^.{1,15}$/su.test(name) ? undefined : 'network.validation.interface'),
      // The server accepts such names, so an old one can stay.
      storedWarning: (name) => rules.interfaceProblem(name) && messageOf('network.warning.interface'),
    }),
    defaultListenPort: field(
      wholeNumber(
        'Default listen port',
        'First WireGuard port to try. If it’s in use, the next one is tried',
      ),
      {
        section: 'defaults',
        unit: 'UDP',
        rule: rules.listenPortProblem,
        storedRule: rules.listenPortProblem,
      },
    ),
    /** Seconds. */
    defaultKeepalive: field(
      wholeNumber(
        'Default keepalive',
        'Seconds between keepalive packets. With 0, nodes use 15 and external clients send none',
      ),
      {
        section: 'defaults',
        unit: 'seconds',
        shortUnit: 's',
        zero: 'nodes use 15 s, external clients send none',
        rule: keepaliveProblem,
        storedRule: keepaliveProblem,
      },
    ),
    defaultMtu: field(
      wholeNumber('Default MTU', 'Largest packet size. Lower it in environments such as Kubernetes'),
      {
        section: 'defaults',
        unit: 'bytes',
        rule: (mtu) => (isWholeNumber(mtu, 0, 65_535) ? undefined : 'network.validation.mtu'),
        warning: (mtu, { network }) => messageOf(mtuWarning(mtu, network.isIPv6)),
      },
    ),
    defaultExtClientDns: field(
      ipListText('Default external client DNS', 'Adds a DNS line to external clients’ configuration files'),
      { section: 'defaults', warning: clientDnsWarning },
    ),
    defaultPostUp: field(
      commandText('Default postup', 'Command to run after the interface comes up'),
      script,
    ),
    defaultPostDown: field(
      commandText('Default postdown', 'Command to run after the interface goes down'),
      script,
    ),
    defaultUdpHolePunch: field(
      toggle('UDP hole punching', 'Helps where NAT would block traffic. Changing this updates all nodes'),
      { section: 'behaviour' },
    ),
    allowManualSignup: field(
      toggle(
        'Allow joining without a key',
        'Nodes can join without a key and then wait for approval. They’re peers even before that',
      ),
      { section: 'behaviour' },
    ),
    isPointToSite: field(toggle('Point-to-site', pointToSiteHelp), { section: 'behaviour' }),
    defaultAcl: field(
      toggle('Default ACL rule', 'On: nodes can reach each other by default. Off: they can’t'),
      { section: 'behaviour' },
    ),
    accessLevel: field(
      {
        label: 'Default access level',
        help: 'What users can do in the network unless set individually',
        kind: 'choice',
        options: accessLevels.map(({ level }) => ({
          id: String(level),
          label: accessLevelChoice(String(level)),
        })),
        show: (_: unknown, network: Network) => String(proSettingsOf(network).defaultAccessLevel),
        write: (level: string, network: Network) =>
          withPro(network, { defaultAccessLevel: accessLevelFromWire(Number(level)) }),
        text: accessLevelChoice,
      },
      { section: 'enterprise', rule: rules.accessLevelProblem },
    ),
    userNodeLimit: field(
      {
        label: 'Default user node limit',
        help: 'How many nodes a user can create in the network',
        kind: 'number',
        show: (_: unknown, network: Network) => String(proSettingsOf(network).defaultUserNodeLimit),
        write: (limit: string, network: Network) => withPro(network, { defaultUserNodeLimit: Number(limit) }),
      },
      { section: 'enterprise', rule: (limit) => countProblem(limit, 'network.validation.nodelimit') },
    ),
    userClientLimit: field(
      {
        label: 'Default user client limit',
        help: 'How many external clients a user can create if there’s an ingress gateway',
        kind: 'number',
        show: (_: unknown, network: Network) => String(proSettingsOf(network).defaultUserClientLimit),
        write: (limit: string, network: Network) =>
          withPro(network, { defaultUserClientLimit: Number(limit) }),
      },
      { section: 'enterprise', rule: (limit) => countProblem(limit, 'network.validation.clientlimit') },
    ),
  }),
);

export type NetworkForm = FormValues<typeof networkEditForm>;

export type NetworkField = keyof NetworkForm;

export const networkFieldTexts = networkEditForm.fields;

export const networkFields = networkEditForm.names;

export function networkForm(network: Network): NetworkForm {
  return networkEditForm.of(network);
}

export function withNetworkChanges(fresh: Network, edit: Edit<NetworkForm>): Network {
  return networkEditForm.withChanges(fresh, edit);
}

/** Families are fixed when the network is created. */
function familyToggle(family: 'isIPv4' | 'isIPv6', label: string, help: string) {
  const show = (_: unknown, network: Network) => network[family];
  return field(
    { label, help, kind: 'switch', show, write: () => ({}) },
    { section: 'addresses', lock: () => 'Set when the network was created' },
  );
}
