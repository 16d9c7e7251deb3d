import type { AclWork } from '../../../api/work.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { AclMerge } from '../../../domain/acl/aclMerge.ts';
import type { AclPairs } from '../../../domain/acl/aclPairs.ts';
import type { AclReading } from '../../../domain/acl/aclPatterns.ts';

/** A piece of `AclWork` on its way to where it is done. */
export type AclOrder =
  | {
      readonly kind: 'merge';
      readonly loaded: AclMatrix;
      readonly mine: AclMatrix;
      readonly current: AclMatrix;
    }
  | { readonly kind: 'changedRows'; readonly before: AclMatrix; readonly after: AclMatrix }
  | {
      readonly kind: 'restoreLost';
      readonly read: AclMatrix;
      readonly asked: AclMatrix;
      readonly kept: AclMatrix;
    }
  | { readonly kind: 'readAcls'; readonly pairs: AclPairs };

/** And back. */
export type AclReport =
  | { readonly kind: 'merge'; readonly merge: AclMerge }
  | { readonly kind: 'changedRows'; readonly rows: Uint8Array<ArrayBuffer> | undefined }
  | { readonly kind: 'restoreLost'; readonly restored: AclMatrix | undefined }
  | { readonly kind: 'readAcls'; readonly reading: AclReading };

export async function carryOut(work: AclWork, order: AclOrder): Promise<AclReport> {
  switch (order.kind) {
    case 'merge':
      return { kind: 'merge', merge: await work.merge(order.loaded, order.mine, order.current) };
    case 'changedRows':
      return { kind: 'changedRows', rows: await work.changedRows(order.before, order.after) };
    case 'restoreLost':
      return {
        kind: 'restoreLost',
        restored: await work.restoreLost(order.read, order.asked, order.kept),
      };
    case 'readAcls':
      return { kind: 'readAcls', reading: await work.readAcls(order.pairs) };
  }
}
