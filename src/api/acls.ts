import type { AclMatrix } from '../domain/acl/aclMatrix.ts';
import { notSent, type Failure } from '../domain/failure.ts';
import { fail, succeed, type Result } from '../domain/result.ts';
import type { AclWork } from './aclWork.ts';
import { CallStopped, changedMeanwhile, refuse } from './failure.ts';
import type { Http, ReadOptions } from './http.ts';
import { pieces, type Reader } from './reader.ts';

/** What came of a change of ACLs. */
export type UpdatedAcls = {
  /** As it was just before. */
  readonly read: AclMatrix;
  readonly asked: AclMatrix;
  /** As the server has it now. */
  readonly kept: AclMatrix;
};

/** The server reads, sorts and writes the whole container before its first byte: 164 MB with 2,000 nodes. */
const firstLimit = 60_000;

export const aclsApi = (http: Http, work: AclWork) => {
  const container: Reader<AclMatrix> = async (response) => {
    const parsed = await work.parse(await pieces(response));
    if (!parsed.ok) throw new CallStopped(parsed.error);
    return parsed.value;
  };

  const read = (netid: string, options?: ReadOptions) =>
    http.read(
      (client, init) => client.GET('/networks/{netid}/acls', { ...init, params: { path: { netid } } }),
      container,
      { firstLimit, ...options },
    );

  const send = (netid: string, rows: Uint8Array<ArrayBuffer>) =>
    http.change(
      (client, init) =>
        client.PUT('/networks/{netid}/acls', {
          ...init,
          params: { path: { netid } },
          body: {},
          // The body is ready, as bytes.
          bodySerializer: () => rows,
        }),
      container,
      { uploadBytes: rows.length },
    );

  return {
    /** Rejected with 500 while the network has no container, which comes with its first node. */
    load: (netid: string, options: ReadOptions = {}) => read(netid, { kind: 'acls', ...options }),

    /**
     * Reads the container again, lays a change over it, and sends the rows that differ; none, nothing. A change that gives
     * nothing is refused. What others changed between the read and the change is put back where the sent rows undid it.
     */
    async update(
      netid: string,
      change: (current: AclMatrix) => Promise<AclMatrix | undefined>,
    ): Promise<Result<UpdatedAcls, Failure>> {
      const current = await read(netid);
      if (!current.ok) return fail(notSent(current.error));
      const asked = await change(current.value);
      if (!asked) return fail(refuse(changedMeanwhile));
      const rows = await work.changedRows(current.value, asked);
      if (!rows) return succeed({ read: current.value, asked, kept: current.value });
      const kept = await send(netid, rows);
      if (!kept.ok) return kept;
      const restored = await work.restoreLost(current.value, asked, kept.value);
      const lost = restored && (await work.changedRows(kept.value, restored));
      const final = lost ? await send(netid, lost) : kept;
      return final.ok ? succeed({ read: current.value, asked, kept: final.value }) : final;
    },
  };
};
