import { Outlet, useParams } from 'react-router-dom';
import { dnsEntryOf } from '../../../domain/dns/dnsRules.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import {
  CreateDnsEntryDialog,
  createDnsEntryView,
} from '../../../screens/dns/CreateDnsEntryDialog/CreateDnsEntryDialog.tsx';
import { DnsScreen } from '../../../screens/dns/DnsScreen/DnsScreen.tsx';
import { dnsView } from '../../../screens/dns/DnsScreen/dnsView.ts';
import {
  customTableId,
  defaultTableId,
  dnsFilter,
  dnsRowKey,
} from '../../../screens/dns/DnsScreen/entryList.ts';
import { refreshDns, createDnsEntry } from '../../flows/dns.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useFormSubmit } from '../forms/useForm.ts';
import { useList } from '../forms/useQuery.ts';
import { useRecords } from '../../stores/reading.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { ask } from '../../stores/asked.ts';
import { dnsDrafts } from '../../stores/drafts/formDrafts.ts';
import { showNewRow } from '../../stores/newRow.ts';
import { useFindingMarks } from '../../stores/findings.ts';

export function DnsRoute() {
  const { netid = '' } = useParams();
  const list = useList(dnsFilter, 'dns', netid);
  const view = dnsView(useRecords(), { ...list.page, netid, marks: useFindingMarks() });

  return (
    <>
      <DnsScreen
        view={view}
        on={{
          refresh: () => void refreshDns(),
          ...list.on,
          turnTo: (request) => list.on.turnTo(request, defaultTableId),
          turnCustom: (request) => list.on.turnTo(request, customTableId),
          act: ask,
        }}
      />
      {'createHref' in view && view.createHref !== undefined && <Outlet />}
    </>
  );
}

export function CreateDnsEntryRoute() {
  const { netid = '' } = useParams();
  const close = useCloseDialog();
  const records = useRecords();
  const { form, guard } = useFormSubmit({
    toast: toasts.createDnsEntry,
    drafts: dnsDrafts,
    about: netid,
    initial: { name: '', address: '' },
    send: (typed) => createDnsEntry(dnsEntryOf(typed, netid)),
    sent: (typed) => {
      showNewRow(dnsRowKey(dnsEntryOf(typed, netid)));
      close();
    },
    leave: close,
  });

  return (
    <LeaveGuard {...guard}>
      <CreateDnsEntryDialog form={form} view={createDnsEntryView(records, netid, form.value)} />
    </LeaveGuard>
  );
}
