import { useCallback, useEffect } from 'react';
import type { NodePlaces } from '../../../screens/nodes/nodePlaces.ts';
import type { RoleActions } from '../../../screens/nodes/roles/roleControl.ts';
import { pageOf } from '../../shell/NavigationProgress.tsx';
import { useOpenDialog } from '../../shell/useDialogAddress.ts';
import { whenIdle } from '../../stores/whenIdle.ts';

/** Opens the form of a role, over the page on which it was pressed. */
export function useCreateRole(places: NodePlaces): RoleActions['createRole'] {
  const open = useOpenDialog();
  // A button has no address to fetch its page by when it is pointed at.
  useEffect(() => whenIdle(fetchForms), []);
  return useCallback(
    (node, role) => open(role === 'egress' ? places.createEgress(node) : places.createRelay(node)),
    [open, places],
  );
}

function fetchForms(): void {
  for (const key of ['createEgress', 'createRelay', 'userAreaCreateEgress', 'userAreaCreateRelay'] as const)
    pageOf(key)?.().catch(() => undefined);
}
