import type { AclMatrix } from '../domain/acl/aclMatrix.ts';
import { aclFromWire } from '../domain/acl/aclWire.ts';
import { succeed, type Failure, type Result } from '../domain/failure.ts';
import type { Http, ReadOptions } from './transport/http.ts';
import { longJson } from './transport/reader.ts';
import type { AclWork, StreamParsers } from './work.ts';

/** The server prepares the whole container before it sends the first byte: 164 MB for 2,000 nodes. */
const firstLimit = 60_000;

export const aclsApi = (http: Http, work: AclWork & StreamParsers) => {
  const container = longJson(aclFromWire, work.readContainer);
  const send = (netid: string, rows: Uint8Array<ArrayBuffer>) =>
    http.change('put', '/networks/{netid}/acls', { path: { netid }, body: {} }, container, { bytes: rows });

  return {
    /** Fails with HTTP 500 until the network’s first node has joined. */
    load: (netid: string, options?: ReadOptions) =>
      http.read('/networks/{netid}/acls', { path: { netid } }, container, { firstLimit, ...options }),

    /**
     * Sends the rows of `asked` that differ from `current`. If they overwrote changes that someone else made since the
     * read, sends those again. Returns the stored container.
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
