import { useState } from 'react';
import { ChoiceList } from '../../../components/ChoiceList/ChoiceList.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { accessKeyText } from '../../../domain/accessKey/accessKey.ts';
import { counted } from '../../../domain/format/count.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { FormDialog } from '../../editor/FormDialog/FormDialog.tsx';
import type { AddNodeView } from './addNodeView.ts';

export type AddNodeDialogProps = {
  view: AddNodeView;
  on: {
    cancel: () => void;
    /** Leads to a key with its join commands, or to the form for a new one. */
    open: (href: string) => void;
  };
};

/** No key has this name, because names have no spaces. */
const newKey = ' ';

/** Asks which network a node joins and with which key, on the way to the join command. */
export function AddNodeDialog({ view: { networks, netid: here }, on }: AddNodeDialogProps) {
  const [only] = networks;
  const [netid, setNetid] = useState(here ?? (networks.length === 1 ? only?.netid : undefined));
  const [chosen, setChosen] = useState<string>();
  const keys = networks.find((network) => network.netid === netid)?.keys ?? [];
  const key = chosen ?? keys[0]?.name ?? newKey;
  const isNew = netid !== undefined && key === newKey;
  return (
    <FormDialog
      title="Add node"
      lead="A machine joins a network with an access key and one command."
      submitLabel={isNew ? accessKeyText.create : 'Show join command'}
      isValid
      form={{
        isDirty: false,
        obstacle: netid === undefined ? 'Select a network first' : undefined,
        cancel: on.cancel,
        submit: () =>
          netid !== undefined && on.open(isNew ? paths.createAccessKey(netid) : paths.accessKey(netid, key)),
      }}
    >
      {() => (
        <>
          <Select
            label={labels.node.network}
            items={networks.map((network) => ({ id: network.netid, label: network.netid, isName: true }))}
            selectedKey={netid ?? null}
            onChange={(id) => {
              setNetid(id);
              setChosen(undefined);
            }}
            placeholder="Select a network"
            autoFocus
          />
          {netid !== undefined && keys.length > 0 && (
            <ChoiceList
              label={accessKeyText.key}
              value={key}
              onChange={setChosen}
              choices={[
                ...keys.map(({ name, uses }) => ({
                  id: name,
                  label: name,
                  description: `${counted(uses, 'use')} left`,
                })),
                {
                  id: newKey,
                  label: 'New access key',
                  description: 'Create one with its own number of uses',
                },
              ]}
            />
          )}
          {netid !== undefined && keys.length === 0 && (
            <Text tone="secondary">This network has no usable key, so create one first.</Text>
          )}
        </>
      )}
    </FormDialog>
  );
}
