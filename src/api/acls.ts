import type { AclMatrix } from '../domain/acl/aclMatrix.ts';
import { aclFromWire } from '../domain/acl/aclWire.ts';
import { succeed, type Failure, type Result } from '../domain/failure.ts';
import type { Http, ReadOptions } from './transport/http.ts';
import { longJson } from './transport/reader.ts';
import type { AclWork, LongReads } from './work.ts';

/** The server reads, sorts and writes the whole container before its first byte: 164 MB with 2,000 nodes. */
const firstLimit = 60_000;

export const aclsApi = (http: Http, work: AclWork & LongReads) => {
  const container = longJson(aclFromWire, work.readContainer);
  const send = (netid: string, rows: Uint8Array<ArrayBuffer>) =>
    http.change('put', '/networks/{netid}/acls', { path: { netid }, body: {} }, container, { bytes: rows });

  return {
    /** Rejected with 500 while the network has no container, which comes with its first node. */
    load: (netid: string, options: ReadOptions = { kind: 'acls' }) =>
      http.read('/networks/{netid}/acls', { path: { netid } }, container, { firstLimit, ...options }),

    /**
     * Sends the rows of `asked` that differ from `current`; none, nothing. What others changed between the read and the
     * change is put back where the sent rows undid it. Answers the container as the server has it then.
     */
    async update(netid: string, current: AclMatrix, asked: AclMatrix): Promise<Result<AclMatrix, Failure>> {
      const rows = await work.changedRows(current, asked);
      if (!rows) return succeed(current);
      const kept = await send(netid, rows);
      if (!kept.ok) return kept;
      const restored = await work.restoreLost(current, asked, kept.value);
      const lost = restored && (await work.changedRows(kept.value, restored));
      return lost ? send(netid, lost) : kept;
    },
  };
};
