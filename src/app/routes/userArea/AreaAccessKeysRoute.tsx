import { AccessKeyListRoute } from '../accessKeys/AccessKeyListRoute.tsx';
import { RequireLevel } from './RequireLevel.tsx';

/** `/prouser/{netid}/accesskeys`, which stays under the dialogs that create and show a key. */
export function AreaAccessKeysRoute() {
  return (
    <RequireLevel section="accesskeys">
      <AccessKeyListRoute />
    </RequireLevel>
  );
}
