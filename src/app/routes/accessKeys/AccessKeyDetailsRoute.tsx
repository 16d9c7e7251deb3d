import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { listedKeys } from '../../../domain/accessKey/listedKeys.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { NotFoundDialog } from '../../../screens/state/NotFoundDialog/NotFoundDialog.tsx';
import { AccessKeyDetailsDialog } from '../../../screens/accessKeys/AccessKeyDetailsDialog/AccessKeyDetailsDialog.tsx';
import { ask } from '../../stores/asked.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { timeNow } from '../../stores/clock.ts';
import { useLastKnown } from '../useLastKnown.ts';
import { useRecords } from '../../stores/reading.ts';
import { useKeyDetails } from './useAccessKeys.ts';

export function AccessKeyDetailsRoute() {
  const { netid = '', keyName = '' } = useParams();
  return <Details key={`${netid}/${keyName}`} netid={netid} name={keyName} />;
}

function Details({ netid, name }: { netid: string; name: string }) {
  const close = useCloseDialog();
  const [since] = useState(timeNow);
  const keys = valueOf(listedKeys(useRecords(), netid).keys.data);
  // The server deletes a key after its last use. Keep showing it while the dialog waits for the node.
  const key = useLastKnown(
    keys?.find((candidate) => candidate.name === name),
    name,
  );
  const details = useKeyDetails(key && { netid, key, isNew: false, since });
  if (details) {
    return <AccessKeyDetailsDialog view={details} on={{ act: ask, close }} />;
  }
  return (
    keys && (
      <NotFoundDialog
        title="Access key not found"
        text={`No key named ${name} in ${netid}. It may have been used up or deleted.`}
        closeLabel={`View keys in ${netid}`}
        onClose={close}
      />
    )
  );
}
