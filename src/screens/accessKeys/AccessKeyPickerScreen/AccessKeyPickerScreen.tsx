import { IconLink } from '../../../components/IconLink/IconLink.tsx';
import { counted } from '../../../domain/format/count.ts';
import { accessKeyText } from '../../../domain/accessKey/accessKeyText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  NetworkPicker,
  type NetworkPickerActions,
  networkColumns,
} from '../../shared/NetworkPicker/NetworkPicker.tsx';
import type { AccessKeyPickerRow, AccessKeyPickerView } from './accessKeyPickerView.ts';

type AccessKeyPickerScreenProps = { view: AccessKeyPickerView; on: NetworkPickerActions };

const count = { width: '180px', isNumeric: true } as const;

const columns = networkColumns<AccessKeyPickerRow>(
  { ...count, id: 'keys', header: labels.section.accessKeys, cell: ({ keys }) => keys },
  { ...count, id: 'uses', header: accessKeyText.uses, cell: ({ uses }) => uses },
);

const summary = ({ keys }: AccessKeyPickerRow) => counted(keys, 'key');

/** §2 `/access-keys`: keys belong to a network, so first it is chosen. */
export function AccessKeyPickerScreen({ view, on }: AccessKeyPickerScreenProps) {
  const hasNetworks = view.status === 'ready' || view.status === 'noMatch';
  const whatToDo = `${labels.action.selectNetwork} to see its keys.`;
  return (
    <NetworkPicker
      view={view}
      on={on}
      header={{
        title: labels.section.accessKeys,
        isLoading: view.status === 'loading',
        ...(hasNetworks && { count: view.count }),
        description: hasNetworks ? `in ${counted(view.networkCount, 'network')}. ${whatToDo}` : whatToDo,
      }}
      columns={columns}
      summary={summary}
      rowActions={createAction}
      failureHeading="The access keys could not be loaded"
      empty={{
        heading: messages['network.none'],
        text: 'There is no network whose access keys you administer.',
      }}
    />
  );
}

function createAction({ netid, createHref }: AccessKeyPickerRow) {
  return <IconLink icon="plus" label={`${accessKeyText.create} in ${netid}`} href={createHref} />;
}
