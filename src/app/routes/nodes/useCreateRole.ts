import { useCallback } from 'react';
import type { NodePlaces } from '../../../screens/nodes/nodePlaces.ts';
import type { RoleActions } from '../../../screens/nodes/roles/roleControl.ts';
import { useOpenDialog } from '../../shell/useDialogAddress.ts';

export function useCreateRole(places: NodePlaces): RoleActions['createRole'] {
  const open = useOpenDialog();
  return useCallback(
    (node, role) => open(role === 'egress' ? places.createEgress(node) : places.createRelay(node)),
    [open, places],
  );
}
