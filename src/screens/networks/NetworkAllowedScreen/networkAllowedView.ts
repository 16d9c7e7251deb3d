import { changedFields, type Edit } from '../../../domain/edit/edit.ts';
import type { Failure } from '../../../domain/failure.ts';
import { textFromList } from '../../../domain/list.ts';
import type { Network } from '../../../domain/network/network.ts';
import {
  allowedForm,
  allowedOptions,
  type AllowedForm,
  type AllowedKind,
} from '../../../domain/network/networkAllowed.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { refusalText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { wildcardGroup } from '../../../domain/user/userGroup.ts';
import { meanwhileView, type MeanwhileView } from '../../shared/EditConflicts/editConflictsView.ts';

export type NetworkAllowedInput = {
  readonly network: Network;
  readonly kind: AllowedKind;
  /** Names of all groups, or of all users. */
  readonly known: readonly string[];
  readonly edit: Edit<AllowedForm>;
  readonly isSaving: boolean;
  readonly failure: Failure | undefined;
};

export type NetworkAllowed = {
  readonly status: 'ready';
  readonly title: string;
  readonly network: string;
  readonly label: string;
  /** What is stored. */
  readonly current: string;
  readonly options: readonly { readonly id: string; readonly label: string; readonly detail?: string }[];
  readonly chosen: ReadonlySet<string>;
  readonly isChanged: boolean;
  /** What the choice means for people, when it shuts out more than it seems. */
  readonly warning: string | undefined;
  readonly meanwhile: MeanwhileView<'allowed'>;
  /** How many access keys saving would overwrite, because the server hides them. */
  readonly hiddenKeys: number;
  readonly isSaving: boolean;
  readonly failure: { readonly fact: string; readonly reason: string } | undefined;
  readonly backHref: string;
};

export type NetworkAllowedView =
  | { readonly status: 'loading' }
  /** `address` is the path that leads nowhere. */
  | { readonly status: 'missing'; readonly address: string }
  | { readonly status: 'failed'; readonly reason: string }
  | NetworkAllowed;

const words = {
  groups: { title: 'Edit allowed groups', label: 'Allowed groups', everybody: 'everybody, in any group' },
  users: { title: 'Edit allowed users', label: 'Allowed users', everybody: 'every user' },
} as const satisfies Record<AllowedKind, object>;

/** §2 `/networks/{netid}/edit/groups` and `/networkusers`. */
export function networkAllowedView(input: NetworkAllowedInput): NetworkAllowed {
  const { network, kind, known, edit, failure } = input;
  const { title, label, everybody } = words[kind];
  const chosen = edit.after.allowed;
  return {
    status: 'ready',
    title,
    network: network.netid,
    label,
    current: inWords(edit.before.allowed),
    options: allowedOptions(known, [...edit.before.allowed, ...chosen]).map((name) => ({
      id: name,
      label: name,
      ...(name === wildcardGroup && { detail: everybody }),
      ...(name !== wildcardGroup && !known.includes(name) && { detail: 'no longer exists' }),
    })),
    chosen: new Set(chosen),
    isChanged: changedFields(edit, ['allowed']).length > 0,
    warning:
      kind === 'groups' && chosen.length === 0
        ? 'Without a group nobody gets in by one: only the allowed users do.'
        : undefined,
    meanwhile: meanwhileView(edit, allowedForm(network, kind), {
      fields: ['allowed'],
      label: () => label,
      value: (_, names) => inWords(names),
    }),
    hiddenKeys: network.accessKeys.filter((key) => key.secret.hidden).length,
    isSaving: input.isSaving,
    failure: failure && {
      fact: toasts.updateNetwork(network.netid).failure(''),
      reason: refusalText(failure),
    },
    backHref: paths.network(network.netid),
  };
}

function inWords(names: readonly string[]): string {
  return textFromList(names) || labels.value.notSet;
}
