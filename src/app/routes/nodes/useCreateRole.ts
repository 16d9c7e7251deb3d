import { useCallback } from 'react';
import { paths } from '../../../domain/paths.ts';
import type { RoleActions } from '../../../screens/nodes/roles/roleActions.ts';
import { useOpenDialog } from '../../shell/useDialogAddress.ts';

/** Opens the form of a role, over the page on which it was pressed. */
export function useCreateRole(): RoleActions['createRole'] {
  const open = useOpenDialog();
  return useCallback(
    (node, role) => open(role === 'egress' ? paths.createEgress(node) : paths.createRelay(node)),
    [open],
  );
}
