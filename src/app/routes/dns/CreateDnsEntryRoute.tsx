import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { typedDnsName } from '../../../domain/dns/dnsRules.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { CreateDnsEntryDialog } from '../../../screens/dns/CreateDnsEntryDialog/CreateDnsEntryDialog.tsx';
import { createDnsEntryView } from '../../../screens/dns/CreateDnsEntryDialog/createDnsEntryView.ts';
import { dnsRowKey } from '../../../screens/dns/DnsScreen/entryList.ts';
import { createDnsEntry } from '../../flows/dns.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { Stay, useDeparture } from '../../forms/useDeparture.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { useNodes } from '../../shell/useNodes.ts';
import { dnsStore } from '../../stores/dns.ts';
import { dnsDrafts } from '../../stores/drafts/formDrafts.ts';
import { showNewRow } from '../../stores/newRow.ts';

/** `/dns/{netid}/create` */
export function CreateDnsEntryRoute() {
  const { netid = '' } = useParams();
  const close = useCloseDialog();
  const { data: entries } = useSnapshot(dnsStore);
  const { data: nodes } = useNodes();
  const form = useForm(dnsDrafts, netid, { name: '', address: '' });
  const [failure, setFailure] = useState<Failure>();

  const leave = () => {
    form.discard();
    close();
  };
  const { name, address } = form.value;
  const entry = { name: typedDnsName(name, netid), address: address.trim(), network: netid };
  const { isUnderway, after } = useDeparture(() => {
    showNewRow(dnsRowKey(entry));
    leave();
  });
  const create = async () => {
    const result = await createDnsEntry(entry);
    if (!result.ok && result.error.kind !== 'superseded') setFailure(result.error);
    return result.ok;
  };

  return (
    <>
      <Stay while={isUnderway}>
        <CreateDnsEntryDialog
          view={createDnsEntryView({
            netid,
            form: form.value,
            entries: valueOf(entries) ?? [],
            nodes: valueOf(nodes) ?? [],
            isSaving: isUnderway,
            failure,
          })}
          on={{
            change: (changes) => {
              setFailure(undefined);
              form.change(changes);
            },
            create: () => void after(create),
            cancel: leave,
          }}
        />
      </Stay>
      <LeaveGuard form={form} />
    </>
  );
}
