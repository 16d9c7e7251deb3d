import { paths } from '../../../domain/paths.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { NoRecord } from '../RecordPlaceholder/recordPlaceholderView.ts';

export function networkNotFound(netid: string, instead: Partial<NoRecord> = {}): NoRecord {
  return {
    status: 'noRecord',
    heading: messages['error.notfound'],
    text: `There is no network ${netid}. It may have been deleted, or you may not have access to it.`,
    listHref: paths.networks(),
    listLabel: 'All networks',
    ...instead,
  };
}
