import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { typedDnsName } from '../../../domain/dns/dnsRules.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { CreateDnsEntryDialog } from '../../../screens/dns/CreateDnsEntryDialog/CreateDnsEntryDialog.tsx';
import { createDnsEntryView } from '../../../screens/dns/CreateDnsEntryDialog/createDnsEntryView.ts';
import { createDnsEntry } from '../../flows/dns.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useForm } from '../../forms/useForm.ts';
import { dnsStore, nodesStore } from '../../stores/records.ts';
import { dnsDrafts } from '../../stores/formDrafts.ts';

/** `/dns/{netid}/create` */
export function CreateDnsEntryRoute() {
  const { netid = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: entries } = useSnapshot(dnsStore);
  const { data: nodes } = useSnapshot(nodesStore);
  const form = useForm(dnsDrafts, netid, { name: '', address: '' });
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const close = () => {
    form.discard();
    void navigate(paths.dns(netid) + search);
  };
  const create = async () => {
    setIsSaving(true);
    const { name, address } = form.value;
    const entry = { name: typedDnsName(name, netid), address: address.trim(), network: netid };
    const result = await createDnsEntry(entry);
    setIsSaving(false);
    if (result.ok) close();
    else if (result.error.kind !== 'superseded') setFailure(result.error);
  };

  return (
    <>
      <CreateDnsEntryDialog
        view={createDnsEntryView({
          netid,
          form: form.value,
          entries: valueOf(entries) ?? [],
          nodes: valueOf(nodes) ?? [],
          isSaving,
          failure,
        })}
        on={{
          change: (changes) => {
            setFailure(undefined);
            form.change(changes);
          },
          create: () => void create(),
          cancel: close,
        }}
      />
      <LeaveGuard form={form} />
    </>
  );
}
