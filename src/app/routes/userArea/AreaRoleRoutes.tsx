import { CreateEgressRoute } from '../nodes/CreateEgressRoute.tsx';
import { CreateRelayRoute } from '../nodes/CreateRelayRoute.tsx';
import { RequireLevel } from './RequireLevel.tsx';

/** `/prouser/{netid}/nodeview/{nodeId}/create-egress`: level 0 only. */
export function AreaCreateEgressRoute() {
  return (
    <RequireLevel section="proedit">
      <CreateEgressRoute />
    </RequireLevel>
  );
}

/** `/prouser/{netid}/nodeview/{nodeId}/create-relay`: level 0 only. */
export function AreaCreateRelayRoute() {
  return (
    <RequireLevel section="proedit">
      <CreateRelayRoute />
    </RequireLevel>
  );
}
