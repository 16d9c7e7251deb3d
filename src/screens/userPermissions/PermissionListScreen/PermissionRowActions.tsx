import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { IconLink } from '../../../components/IconLink/IconLink.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import type { PermissionRow } from './permissionListView.ts';

type PermissionRowActionsProps = { row: PermissionRow; onAsk: (row: PermissionRow) => void };

export function PermissionRowActions({ row, onAsk }: PermissionRowActionsProps) {
  return (
    <Inline gap="xsmall">
      <IconLink icon="edit" label={`Edit ${row.id}`} href={row.editHref} />
      <IconButton icon="trash" label={`Remove ${row.id}`} onPress={() => onAsk(row)} />
    </Inline>
  );
}
