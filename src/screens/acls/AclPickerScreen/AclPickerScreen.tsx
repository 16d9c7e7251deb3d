import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { aclTexts } from '../../../domain/acl/aclText.ts';
import { labels } from '../../../domain/text/labels.ts';
import {
  NetworkPicker,
  type NetworkPickerActions,
  nodeCountColumns,
  nodeCountSummary,
} from '../../shared/NetworkPicker/NetworkPicker.tsx';
import type { AclPickerView } from './aclPickerView.ts';

type AclPickerScreenProps = { view: AclPickerView; on: NetworkPickerActions };

/** §2 `/acls`: whose rules to look at. */
export function AclPickerScreen({ view, on }: AclPickerScreenProps) {
  if (view.status === 'denied') return <AclsDenied />;
  return (
    <NetworkPicker
      view={view}
      on={on}
      header={{ title: aclTexts.picker, description: labels.action.selectNetwork }}
      columns={nodeCountColumns}
      summary={nodeCountSummary}
      empty={{ heading: 'No ACL rules', text: 'Rules belong to a network, and there is none yet.' }}
    />
  );
}

/** §6: only administrators see ACLs. */
export function AclsDenied() {
  return (
    <EmptyState
      heading="ACLs are for administrators"
      text="The server lets only administrators read and change them."
    />
  );
}
