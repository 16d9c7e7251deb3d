import type { AclWork } from '../../../api/work.ts';

/** Loads the worker’s code with its first order. */
export const lazyAclWorker: AclWork = {
  merge: async (...containers) => (await worker()).merge(...containers),
  changedRows: async (...containers) => (await worker()).changedRows(...containers),
  restoreLost: async (...containers) => (await worker()).restoreLost(...containers),
  readAcls: async (pairs) => (await worker()).readAcls(pairs),
};

async function worker(): Promise<AclWork> {
  return (await import('./aclWorker.ts')).aclWorker;
}
