import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import {
  AccessKeyDetailsDialog,
  AccessKeyMissingDialog,
} from '../../../screens/accessKeys/AccessKeyDetailsDialog/AccessKeyDetailsDialog.tsx';
import { approveNode } from '../../flows/nodes.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { timeNow } from '../../stores/clock.ts';
import { useKeyDetails, useShownKeys } from './useAccessKeys.ts';

/** `/access-keys/{netid}/details/{keyname}` */
export function AccessKeyDetailsRoute() {
  const { netid = '', keyName = '' } = useParams();
  return <Details key={`${netid}/${keyName}`} netid={netid} name={keyName} />;
}

function Details({ netid, name }: { netid: string; name: string }) {
  const close = useCloseDialog();
  const [since] = useState(timeNow);
  const keys = useShownKeys();
  const isLoaded = keys.status === 'ready';
  const key = useLastKnown(isLoaded ? keys.value.find((one) => one.name === name) : undefined);
  const details = useKeyDetails(key && { netid, key, isNew: false, since });
  if (details) {
    return (
      <AccessKeyDetailsDialog view={details} on={{ approve: (node) => void approveNode(node), close }} />
    );
  }
  return isLoaded && <AccessKeyMissingDialog view={{ netid, name }} on={{ close }} />;
}

/** A key goes with its last use: while somebody waits for the node that spends it, it stays on the page. */
function useLastKnown(found: AccessKey | undefined): AccessKey | undefined {
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? last;
}
