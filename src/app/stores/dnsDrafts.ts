import type { DnsForm } from '../../domain/dns/dnsRules.ts';
import { draftsOf } from './drafts.ts';

export const dnsDrafts = draftsOf<DnsForm>();
