import type { AccessKeyForm } from '../../../domain/accessKey/accessKey.ts';
import type { DnsForm } from '../../../domain/dns/dnsRules.ts';
import type { Edit } from '../../../domain/edit/edit.ts';
import { formDraftToStored } from '../../../domain/edit/formDraftToStored.ts';
import type { AllowedForm } from '../../../domain/network/networkAllowed.ts';
import type { NetworkDraft } from '../../../domain/network/networkDraft.ts';
import type { NetworkForm } from '../../../domain/network/networkForm.ts';
import type { NodeForm } from '../../../domain/node/nodeForm.ts';
import type { NodesForm } from '../../../domain/node/nodesEdit.ts';
import type { EgressForm, RelayForm } from '../../../domain/node/roleForms.ts';
import type { PasswordForm } from '../../../domain/user/credentials.ts';
import type { NetworkUserForm } from '../../../domain/user/networkUser.ts';
import type { NewUserForm, UserForm, UserGroupsForm } from '../../../domain/user/userForm.ts';
import { createDraftStore, type DraftStore } from './drafts.ts';

export type Drafts<Form> = DraftStore<Edit<Form>> & {
  readonly secret: readonly string[];
};

const forms = new Set<Drafts<object>>();

/** Secret fields stay in memory, because anyone at this browser could read the tab's storage. */
export function draftsOf<Form extends object>(
  name: string,
  { secret }: { readonly secret: readonly (keyof Form & string)[] },
): Drafts<Form> {
  const drafts = Object.assign(
    createDraftStore<Edit<Form>>(name, (edit) => formDraftToStored(edit, secret)),
    { secret },
  );
  forms.add(drafts);
  return drafts;
}

export const accessKeyDrafts = draftsOf<AccessKeyForm>('accessKey', { secret: [] });
export const dnsDrafts = draftsOf<DnsForm>('dns', { secret: [] });
export const clientDrafts = draftsOf<{ readonly clientId: string }>('client', { secret: [] });

export const nodeDrafts = draftsOf<NodeForm>('node', { secret: [] });
export const nodesEditDrafts = draftsOf<NodesForm>('nodes', { secret: [] });

/** Key of the one edit of several nodes. */
export const nodesEditKey = 'selected';

export const egressDrafts = draftsOf<EgressForm>('egress', { secret: [] });
export const relayDrafts = draftsOf<RelayForm>('relay', { secret: [] });

export const newNetworkDrafts = draftsOf<NetworkDraft>('newNetwork', { secret: [] });
export const networkEditDrafts = draftsOf<NetworkForm>('network', { secret: [] });
export const networkAllowedDrafts = draftsOf<AllowedForm>('networkAllowed', { secret: [] });

export const userDrafts = draftsOf<UserForm>('user', { secret: [] });
export const newUserDrafts = draftsOf<NewUserForm>('newUser', { secret: ['password', 'confirmation'] });
export const passwordDrafts = draftsOf<PasswordForm>('password', { secret: ['password', 'confirmation'] });
export const userGroupDrafts = draftsOf<{ readonly name: string }>('userGroup', { secret: [] });
export const userGroupsDrafts = draftsOf<UserGroupsForm>('userGroups', { secret: [] });
export const permissionDrafts = draftsOf<NetworkUserForm>('permission', { secret: [] });

export function draftTexts(): readonly string[] {
  return [...forms]
    .flatMap(({ byKey }) => Object.values(byKey))
    .flatMap(({ after }) => Object.values(after))
    .flat()
    .filter((value) => typeof value === 'string');
}
