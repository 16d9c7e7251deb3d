import type { DnsForm } from '../../domain/dns/dnsRules.ts';
import { draftsOf } from './formDrafts.ts';

export const dnsDrafts = draftsOf<DnsForm>('dns', { secret: [] });
