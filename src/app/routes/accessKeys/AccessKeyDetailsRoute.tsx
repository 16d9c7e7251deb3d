import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { NotFoundDialog } from '../../../screens/state/NotFoundDialog/NotFoundDialog.tsx';
import { AccessKeyDetailsDialog } from '../../../screens/accessKeys/AccessKeyDetailsDialog/AccessKeyDetailsDialog.tsx';
import { ask } from '../../stores/asked.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { timeNow } from '../../stores/clock.ts';
import { useLastKnown } from '../useLastKnown.ts';
import { useKeyDetails, useListedKeys } from './useAccessKeys.ts';

export function AccessKeyDetailsRoute() {
  const { netid = '', keyName = '' } = useParams();
  return <Details key={`${netid}/${keyName}`} netid={netid} name={keyName} />;
}

function Details({ netid, name }: { netid: string; name: string }) {
  const close = useCloseDialog();
  const [since] = useState(timeNow);
  const keys = useListedKeys();
  const isLoaded = keys.status === 'ready';
  // The server deletes a key after its last use. Keep showing it while the dialog waits for the node.
  const key = useLastKnown(
    isLoaded ? keys.value.find((candidate) => candidate.name === name) : undefined,
    name,
  );
  const details = useKeyDetails(key && { netid, key, isNew: false, since });
  if (details) {
    return <AccessKeyDetailsDialog view={details} on={{ act: ask, close }} />;
  }
  return (
    isLoaded && (
      <NotFoundDialog
        title="Access key not found"
        text={`No key named ${name} in ${netid}. It may have been used up or deleted.`}
        closeLabel={`View keys in ${netid}`}
        onClose={close}
      />
    )
  );
}
