import type { KeptValue } from '../edit/keptValues.ts';
import type { NetworkUserField, NetworkUserForm } from '../user/networkUserForm.ts';
import { accessLevelChoice } from './networkFieldText.ts';

/** Words of a user's permission on a network, all that stand in more than one place. */
export const permissionLabels: Readonly<Record<NetworkUserField, string>> = {
  accessLevel: 'User access level',
  nodeLimit: 'Node limit',
  clientLimit: 'Client limit',
};

/** A field's value in words. */
export function permissionValue(field: NetworkUserField, value: string): string {
  return field === 'accessLevel' ? accessLevelChoice(value) : value;
}

/** What became of a field that the server did not store as asked. */
export function keptPermissionText({ field, kept }: KeptValue<NetworkUserForm>): string {
  return `The server kept ${permissionValue(field, kept)} for ${permissionLabels[field]}`;
}
