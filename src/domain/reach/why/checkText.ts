import { aclTexts } from '../../acl/aclText.ts';
import { plural } from '../../format/count.ts';
import type { Remedy } from './remedies.ts';
import { reasonSentence } from './reasonText.ts';
import type { Check, CheckState, Verdict } from './verdict.ts';

/** A check as a line: the condition, and beside it what is so. */
export type CheckText = { readonly text: string; readonly detail: string | undefined };

export function checkText(check: Check, verdict: Pick<Verdict, 'reason'>): CheckText {
  const { text, detail } = conditionOf(check);
  const reason = check.state === 'decides' ? (check.reason ?? verdict.reason) : undefined;
  if (reason) return { text, detail: reasonSentence(reason) };
  if (check.state === 'notReached') return { text, detail: undefined };
  return { text, detail };
}

function conditionOf(check: Check): CheckText {
  const plain = (text: string, detail?: string): CheckText => ({ text, detail });
  switch (check.id) {
    case 'network':
      return plain('Same network, both known', check.netid || undefined);
    case 'relay':
      return check.relay
        ? plain(`${check.node.name} is relayed by ${check.relay.name}`)
        : plain(`${check.node.name} is not relayed`);
    case 'listed':
      return plain(`${check.relay.name} lists the first address of ${check.node.name}`);
    case 'hub':
      return check.isPointToSite
        ? plain(`${check.one.name} or ${check.other.name} is the hub`, 'the network is point-to-site')
        : plain('The network is a full mesh', 'not point-to-site, so no hub is needed');
    case 'connected':
      return plain(`${check.node.name} is connected`);
    case 'rule':
      return check.isKnown
        ? plain(`${check.one.name} and ${check.other.name} are allowed in both directions`)
        : plain(
            `${check.one.name} and ${check.other.name} are allowed in both directions`,
            'the rules cannot be read',
          );
    case 'failover':
      return plain(`No failover node stands in for ${check.other.name}`);
    case 'endpoint':
      return check.isNear
        ? plain(`${check.other.name} has a local address to use`, 'both are behind one public endpoint')
        : plain(`${check.one.name} and ${check.other.name} have different public endpoints`);
    case 'client':
      return plain(`${check.client.clientId} is enabled, and its gateway is there`, check.gateway?.name);
    case 'range':
      return plain(`${check.viewer.name} is given ${check.range}`, `behind ${check.gateway.name}`);
    case 'nat':
      return plain(`Answers from ${check.range} find their way back`, `NAT on ${check.gateway.name}`);
    case 'measured':
      return plain('They measured each other as connected', measuredDetail(check.there, check.back));
    case 'way':
      return plain('A peer takes the address at every step, and each side knows whom to call');
  }
}

function measuredDetail(there: boolean | undefined, back: boolean | undefined): string {
  const word = (connected: boolean | undefined) =>
    connected === undefined ? 'not reported' : connected ? 'connected' : 'disconnected';
  return `there ${word(there)}, back ${word(back)}`;
}

/** `5 passed, 1 decides, 6 not reached`. */
export function checkCounts(checks: readonly Check[]): string {
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length;
  const parts: readonly (readonly [number, string])[] = [
    [count('passed'), 'passed'],
    [count('bypassed'), 'gone around'],
    [count('unknown'), 'not known'],
    [count('decides'), plural(count('decides'), 'decides', 'decide')],
    [count('notReached'), 'not reached'],
  ];
  return parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`)
    .join(', ');
}

/** What the button or link of a change says. */
export function remedyLabel(remedy: Remedy): string {
  switch (remedy.kind) {
    case 'allowPair':
      return `Allow ${remedy.one.name} and ${remedy.other.name}`;
    case 'connect':
      return `Connect ${remedy.node.name}`;
    case 'enableClient':
      return `Enable ${remedy.client.clientId}`;
    case 'chooseRelay':
      return remedy.relay
        ? `Relay ${remedy.node.name} through ${remedy.relay.name}`
        : `Create a relay for ${remedy.node.name}`;
    case 'listAddresses':
      return `List all addresses of ${remedy.node.name} on ${remedy.relay.name}`;
    case 'setLocalAddress':
      return `Set a local address for ${remedy.node.name}`;
    case 'makeHub':
      return `Make ${remedy.node.name} the hub`;
    case 'makeIngress':
      return `Make ${remedy.node.name} an ingress gateway`;
    case 'enableNat':
      return `Create the egress gateway on ${remedy.node.name} again, with NAT`;
    case 'makeFailover':
      return `Make ${remedy.node.name} an ingress gateway and a failover node`;
  }
}

/** What is asked before a change that one press makes. */
export function remedyQuestion(remedy: Remedy): {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
} {
  const title = `${remedyLabel(remedy)}?`;
  switch (remedy.kind) {
    case 'allowPair':
      return {
        title: aclTexts.submitTitle(remedy.one.network),
        message: `${aclTexts.submitQuestion} ${remedy.one.name} and ${remedy.other.name} become allowed; no other pair changes.`,
        confirmLabel: aclTexts.submit,
      };
    case 'enableClient':
      return {
        title,
        message: `${remedy.client.clientId} can reach the network again, with the configuration it has.`,
        confirmLabel: 'Enable client',
      };
    default:
      return {
        title,
        message: 'The server gives it its peers again, and it takes part in the network.',
        confirmLabel: 'Connect node',
      };
  }
}

/** The lines of a copied explanation. */
export function checkLines(checks: readonly Check[], verdict: Pick<Verdict, 'reason'>): readonly string[] {
  return checks.map((check, at) => {
    const { text, detail } = checkText(check, verdict);
    return `${at + 1}. ${stateWords[check.state]}: ${text}${detail === undefined ? '' : ` (${detail})`}`;
  });
}

export const stateWords: Readonly<Record<CheckState, string>> = {
  passed: 'passed',
  decides: 'decides',
  notReached: 'not reached',
  unknown: 'not known',
  bypassed: 'gone around',
};
