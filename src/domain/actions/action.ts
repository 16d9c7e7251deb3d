import type { CreatedRole } from '../node/gateways.ts';
import type { AclFields } from './aclActions.ts';
import type { AccessKeyFields } from './accessKeyActions.ts';
import type { ClientFields } from './clientActions.ts';
import type { DnsFields } from './dnsActions.ts';
import type { NetworkFields } from './networkActions.ts';
import type { NodeFields } from './nodeActions.ts';
import type { UserFields } from './userActions.ts';
import type { NodeChangeFields } from './nodeChangeActions.ts';
import type { PermissionFields } from './permissionActions.ts';
import type { UserGroupFields } from './userGroupActions.ts';

export type ActionFields = NodeFields &
  NodeChangeFields &
  ClientFields &
  AccessKeyFields &
  DnsFields &
  NetworkFields &
  UserFields &
  UserGroupFields &
  PermissionFields &
  AclFields;
export type ActionKind = keyof ActionFields;

/** Something to be done to a record, as a value. */
export type Action<Kind extends ActionKind = ActionKind> = {
  [K in Kind]: { readonly kind: K } & ActionFields[K];
}[Kind];

/** A request to make actions, after its question. */
export type Asked = {
  readonly actions: readonly Action[];
  readonly options: AskOptions;
};

export type AskOptions = {
  /** Set for selected records, which are changed in a run. Names the selected records that are left out. */
  readonly skipped?: readonly { readonly name: string; readonly reason: string }[];
  /** Set for actions that belong together. They are made one at a time, in their order. */
  readonly list?: ActionList;
  readonly onConfirm?: () => void;
  /** Does something around the actions. `make` returns whether they succeeded. */
  readonly around?: (make: () => Promise<boolean>) => unknown;
};

export type ActionList = {
  /** Asks whether to make them, and labels the button. */
  readonly label: string;
  /** Names the run. */
  readonly title: string;
};

/** Asks before it makes actions. */
export type Act = (actions: readonly Action[], options?: AskOptions) => void;

/** Whether the record no longer exists after the action. */
export function isDeletion({ kind }: { readonly kind: string }): boolean {
  return kind.startsWith('delete');
}

/** Roles whose creation needs input have a form instead of a question. */
export function needsForm(action: Action): action is Action<'switchRole'> & { readonly role: CreatedRole } {
  return action.kind === 'switchRole' && action.isOn && (action.role === 'egress' || action.role === 'relay');
}
