import type { AclMatrix } from '../domain/acl/aclMatrix.ts';
import { aclChangesToWire, aclFromWire } from '../domain/acl/aclWire.ts';
import type { Failure } from '../domain/failure.ts';
import { succeed, type Result } from '../domain/result.ts';
import type { Http, ReadOptions } from './http.ts';
import { json } from './reader.ts';
import type { Updated } from './updateFresh.ts';

export const aclsApi = (http: Http) => ({
  /** Rejected with 500 while the network has no container, which comes with its first node. */
  load: (netid: string) => readAcl(http, netid, { kind: 'acls' }),

  /** Reads the container again, lays the person's changes over it, and sends the rows that differ; none, nothing. */
  async update(
    netid: string,
    change: (current: AclMatrix) => AclMatrix,
  ): Promise<Result<Updated<AclMatrix>, Failure>> {
    const current = await readAcl(http, netid);
    if (!current.ok) return current;
    const asked = change(current.value);
    const rows = aclChangesToWire(current.value, asked);
    if (Object.keys(rows).length === 0) return succeed({ asked, kept: current.value });
    const kept = await http.change(
      (client, init) =>
        client.PUT('/networks/{netid}/acls', { ...init, params: { path: { netid } }, body: rows }),
      json(aclFromWire),
    );
    return kept.ok ? succeed({ asked, kept: kept.value }) : kept;
  },
});

function readAcl(http: Http, netid: string, options?: ReadOptions): Promise<Result<AclMatrix, Failure>> {
  return http.read(
    (client, init) => client.GET('/networks/{netid}/acls', { ...init, params: { path: { netid } } }),
    json(aclFromWire),
    options,
  );
}
