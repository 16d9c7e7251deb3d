import { clientKey, type World } from '../../mocks/world/state.ts';
import type { Exchange, Recording, ServerCall, Step } from './exchange.ts';

export type Sent = { readonly call: ServerCall | Exchange; readonly from: Recording };

/**
 * Returns the calls to send before an exchange: the steps in `state.json`, or else those in its name (`.after-…`), and
 * before them the calls that create the things it refers to. `recordings` starts with the exchange's own.
 */
export function callsBefore(exchange: Exchange, recordings: readonly Recording[], world: World): Sent[] {
  const steps = statedSteps(exchange.name, recordings) ?? namedSteps(exchange, recordings);
  const calls = withoutRepeats(steps.flatMap(({ step, from }) => callsOf(step, from, recordings)));
  const made = new Set(calls.flatMap(({ call }) => thingMade(call) ?? []));
  const all = [...calls.map(({ call }) => call), exchange];
  return withoutRepeats([...all.flatMap((call) => makersOf(call, made, recordings, world)), ...calls]);
}

function withoutRepeats(calls: readonly Sent[]): Sent[] {
  return calls.filter(({ call }, index) => calls.findIndex((sent) => sent.call === call) === index);
}

/** Returns the recorded changes of the things that an exchange refers to. One of them may have preceded it. */
export function changesOfTheSame(exchange: Exchange, { exchanges }: Recording): Exchange[] {
  const about = new Set(thingsNamed(exchange).filter((thing) => !thing.startsWith('user/')));
  return exchanges.filter((candidate) => {
    const { method, answer } = candidate;
    const isChange = ['POST', 'PUT', 'DELETE'].includes(method) && [0, 200].includes(answer.status);
    return isChange && candidate !== exchange && thingsNamed(candidate).some((thing) => about.has(thing));
  });
}

export function isStated({ name }: Exchange, recordings: readonly Recording[]): boolean {
  return statedSteps(name, recordings) !== undefined;
}

type StatedStep = { readonly step: Step; readonly from: Recording };

function statedSteps(name: string, recordings: readonly Recording[]): StatedStep[] | undefined {
  const [first] = recordings;
  const own = recordings.find(({ state }) => state[name]);
  if (!own && !first?.state['*']) return undefined;
  return [
    ...(first?.state['*'] ?? []).map((step) => ({ step, from: first })),
    ...(own?.state[name] ?? []).map((step) => ({ step, from: own })),
  ].flatMap(({ step, from }) => (from ? [{ step, from }] : []));
}

/** Returns the call of a step, or its exchange with the stated steps before it. */
function callsOf(step: Step, from: Recording, recordings: readonly Recording[]): Sent[] {
  if (typeof step !== 'string') return [{ call: step, from }];
  const found = exchangesOf(recordings).find(({ call }) => call.name === step);
  if (!found) throw new Error(`No recorded exchange is called ${step}`);
  const own = recordings.find(({ state }) => state[step]);
  return [...(own?.state[step] ?? []).flatMap((inner) => callsOf(inner, own ?? from, recordings)), found];
}

function exchangesOf(recordings: readonly Recording[]): { call: Exchange; from: Recording }[] {
  return recordings.flatMap((from) => from.exchanges.map((call) => ({ call, from })));
}

const verbs: Readonly<Record<string, string>> = { create: 'post', change: 'put', delete: 'delete' };

/** `get-networks-keys.after-put-without-accesskeys` comes after `put-networks.without-accesskeys`. */
function namedSteps({ name }: Exchange, recordings: readonly Recording[]): StatedStep[] {
  const [resource = '', after] = name.split('.after-');
  if (after === undefined) return [];
  const verb = verbs[after];
  const exact = verb && `${verb}-${resource.split('-').slice(1).join('-')}`;
  const words = wordsOf(after);
  const [shortest] = exchangesOf(recordings)
    .filter(({ call }) => call.method !== 'GET')
    .filter(({ call }) => call.name === exact || words.every((word) => wordsOf(call.name).includes(word)))
    .toSorted((a, b) => a.call.name.length - b.call.name.length);
  return shortest ? [{ step: shortest.call.name, from: shortest.from }] : [];
}

function wordsOf(name: string): string[] {
  return name.split(/[-.]/);
}

/** Returns the calls that create the missing things that a call refers to, and their own requirements. */
function makersOf(
  call: ServerCall | Exchange,
  made: Set<string>,
  recordings: readonly Recording[],
  world: World,
): Sent[] {
  const things = thingsNamed(call);
  return (findsNothing(call) ? things.slice(0, -1) : things).flatMap((thing) => {
    if (made.has(thing) || has(world, thing) || thingMade(call) === thing) return [];
    const [maker] = exchangesOf(recordings)
      .filter((sent) => thingMade(sent.call) === thing && sent.call !== call)
      .toSorted((a, b) => a.call.name.length - b.call.name.length);
    if (!maker) return [];
    made.add(thing);
    const steps = callsOf(maker.call.name, maker.from, recordings);
    return steps.flatMap((sent) => [...makersOf(sent.call, made, recordings, world), sent]);
  });
}

function findsNothing(call: ServerCall | Exchange): boolean {
  if (!('answer' in call)) return false;
  const { json, status } = call.answer;
  const message = typeof json === 'object' && json !== null && 'Message' in json ? String(json.Message) : '';
  const isNotThere = /no result found|not exist|could not (find|delete)/i.test(message);
  return call.name.includes('unknown') || (status >= 400 && isNotThere);
}

/** Returns what a successful POST creates, such as `network/…`, `user/…`, `node/…` or `client/…`. */
function thingMade(call: ServerCall | Exchange): string | undefined {
  if (call.method !== 'POST' || !('answer' in call) || ![0, 200].includes(call.answer.status))
    return undefined;
  const [, , room = '', netid = '', ...rest] = call.path.split('/');
  if (room === 'networks' && netid === '') return `network/${fieldOf(call.body, 'netid')}`;
  if (room === 'networks' && rest[0] === 'keys') return `key/${netid}/${fieldOf(call.body, 'name')}`;
  if (room === 'users' && netid !== 'adm') return `user/${fieldOf(call.body, 'username')}`;
  if (room === 'extclients') return `client/${netid}/${fieldOf(call.body, 'clientid')}`;
  if (room === 'dns') return `dns/${netid}/${fieldOf(call.body, 'name')}`;
  if (room === 'usergroups') return `group/${netid}`;
  if (room === 'nodes' && rest.length === 0)
    return `node/${fieldOf(fieldOf(call.answer.json, 'node'), 'id')}`;
  return undefined;
}

function thingsNamed({ method, path, as }: ServerCall): string[] {
  const [room = '', netid = '', name = '', extra = ''] = path.split('/').slice(2).map(decodeURIComponent);
  const caller = as === undefined ? [] : [`user/${as}`];
  const network =
    ['networks', 'nodes', 'extclients', 'dns'].includes(room) && netid !== 'adm' && netid !== '';
  return [
    ...caller,
    ...(network ? [`network/${netid}`] : []),
    ...(room === 'users' ? [`user/${netid === 'networks' ? name : netid}`] : []),
    ...(room === 'nodes' && name !== '' ? [`node/${name}`] : []),
    ...(room === 'networks' && name === 'keys' && extra !== '' ? [`key/${netid}/${extra}`] : []),
    ...(room === 'extclients' && name !== '' && method !== 'POST' ? [`client/${netid}/${name}`] : []),
    ...(room === 'dns' && method === 'DELETE' ? [`dns/${netid}/${name}`] : []),
    ...(room === 'usergroups' && method === 'DELETE' ? [`group/${netid}`] : []),
  ];
}

function has(world: World, thing: string): boolean {
  const [kind, first = '', ...rest] = thing.split('/');
  const name = rest.join('/');
  switch (kind) {
    case 'network':
      return world.networks.has(first);
    case 'user':
      return world.users.has(first);
    case 'client':
      return world.extClients.has(clientKey(first, name));
    case 'key':
      return world.networks.get(first)?.accesskeys?.some((key) => key.name === name) ?? false;
    case 'dns':
      return world.dns.some((entry) => entry.network === first && entry.name === name);
    case 'group':
      return world.userGroups.has(first);
    default:
      return false;
  }
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}
