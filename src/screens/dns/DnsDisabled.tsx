import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { dnsText } from '../../domain/text/dnsText.ts';
import { messages } from '../../domain/text/messages.ts';

/** §2: in place of every DNS page while the server's DNS mode is off. */
export function DnsDisabled() {
  return <EmptyState heading={messages['dns.disabled']} text={dnsText.disabledNote} />;
}
