import { aclWork, type AclWork } from '../../../api/work.ts';

export type AclTask = {
  [Kind in keyof AclWork]: { readonly kind: Kind; readonly given: Parameters<AclWork[Kind]> };
}[keyof AclWork];

export type AclReport = { readonly result: unknown };

export async function runTask({ kind, given }: AclTask): Promise<AclReport> {
  const result: unknown = await Reflect.apply(aclWork[kind], undefined, given);
  return { result };
}
