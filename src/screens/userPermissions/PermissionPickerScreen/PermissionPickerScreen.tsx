import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  NetworkPicker,
  type NetworkPickerActions,
  networkColumns,
} from '../../shared/NetworkPicker/NetworkPicker.tsx';
import type { PermissionPickerRow, PermissionPickerView } from './permissionPickerView.ts';

type PermissionPickerScreenProps = { view: PermissionPickerView; on: NetworkPickerActions };

const columns = networkColumns<PermissionPickerRow>(
  { id: 'users', header: labels.section.users, width: '120px', isNumeric: true, cell: (row) => row.users },
  { id: 'levels', header: 'Access levels', cell: (row) => row.levels },
);

const summary = ({ levels }: PermissionPickerRow) => levels;

/** §2 "Users", enterprise: whose permissions are kept by network. */
export function PermissionPickerScreen({ view, on }: PermissionPickerScreenProps) {
  return (
    <NetworkPicker
      view={view}
      on={on}
      header={{
        title: labels.section.userPermissions,
        description: `${labels.action.selectNetwork} to see what its users may do there.`,
      }}
      columns={columns}
      summary={summary}
      failureHeading="The permissions could not be loaded"
      empty={{ heading: messages['error.noresults'], text: 'There is no network to give rights on.' }}
    />
  );
}
