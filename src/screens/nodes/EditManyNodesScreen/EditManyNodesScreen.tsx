import { useRef, useState, type FocusEvent } from 'react';
import type { Confirmation } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { CardFacts } from '../../../components/DataTable/RowCard.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Hint, Identifier, Mono, Secondary, Text } from '../../../components/Text/Text.tsx';
import { rewriteOfManyText } from '../../../domain/acl/aclText.ts';
import { counted } from '../../../domain/format/count.ts';
import type { SharedField } from '../../../domain/node/nodesEdit.ts';
import type { NodeForm } from '../../../domain/node/nodeForm.ts';
import { ReachImpacts } from '../../actions/ReachImpact/ReachImpact.tsx';
import { useConfirm } from '../../actions/useConfirm.tsx';
import { RunBar } from '../../run/RunBar.tsx';
import { RecordPlaceholder } from '../../state/RecordPlaceholder/RecordPlaceholder.tsx';
import { EditorField } from '../../editor/RecordEditor/EditorField.tsx';
import type { EditManyNodesView, PreviewRow, ReadyView } from './editManyNodesView.ts';
import * as css from './EditManyNodesScreen.css.ts';

type EditManyNodesScreenProps = {
  view: EditManyNodesView;
  on: {
    add: (field: SharedField, start: NodeForm[SharedField]) => void;
    remove: (field: SharedField) => void;
    change: (field: SharedField, value: string | boolean) => void;
    show: (field: SharedField) => void;
    save: () => void;
    cancel: () => void;
    refresh: () => void;
  };
};

/** Sets fields of several nodes to the same value, with a preview of what changes on each of them. */
export function EditManyNodesScreen({ view, on }: EditManyNodesScreenProps) {
  if (view.status === 'ready') return <Editor view={view} on={on} />;
  return <RecordPlaceholder view={view} onRetry={on.refresh} />;
}

type EditorProps = { view: ReadyView; on: EditManyNodesScreenProps['on'] };

function Editor({ view, on }: EditorProps) {
  const [hasTried, setHasTried] = useState(false);
  const { ask, question } = useConfirm<true>(() => questionOf(view), on.save);
  const { title, gone, edits, obstacle, impact } = view;
  const nodes = counted(edits.length, 'node');
  const submit = () => {
    setHasTried(true);
    if (obstacle !== undefined) return;
    if (impact.length > 0) ask(true);
    else on.save();
  };
  return (
    <Form onSubmit={submit}>
      <Page>
        <PageHeader title={title} note={<Text tone="secondary">Only the fields you add will change.</Text>} />
        {gone > 0 && (
          <Notice
            tone="warning"
            fact={`${counted(gone, 'selected node no longer exists', 'selected nodes no longer exist')} or can’t be viewed.`}
          />
        )}
        <div className={css.columns}>
          <Fields view={view} on={on} hasTried={hasTried} />
          <Preview view={view} on={on} />
        </div>
      </Page>
      <RunBar
        obstacle={obstacle}
        submitLabel={edits.length > 0 ? `Change ${nodes}` : 'Change nodes'}
        onCancel={on.cancel}
      >
        <strong>{nodes}</strong> will be updated one at a time. You can stop at any point.
      </RunBar>
      {question}
    </Form>
  );
}

function Fields({ view: { fields, choices }, on, hasTried }: EditorProps & { hasTried: boolean }) {
  const last = fields.at(-1)?.field;
  const lastField = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  // The open menu keeps the focus, and returns it to its button when it closes.
  const focusAdded = ({ currentTarget, target }: FocusEvent) => {
    if (!isAdding.current || !currentTarget.contains(target)) return;
    isAdding.current = false;
    const control = lastField.current?.querySelector<HTMLElement>('input, textarea, button');
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  };
  return (
    <Stack>
      {fields.map((field) => (
        <div key={field.field} className={css.field} {...(field.field === last && { ref: lastField })}>
          <EditorField
            view={field}
            isRequested={false}
            isTouched={hasTried || field.kind !== 'switch'}
            on={{ changeText: on.change, changeFlag: on.change }}
          />
          <IconButton icon="close" label={`Remove ${field.label}`} onPress={() => on.remove(field.field)} />
        </div>
      ))}
      {choices.length > 0 && (
        <div onFocus={focusAdded}>
          <Menu
            placement="bottom start"
            trigger={{
              label: 'Add a field',
              isOutlined: true,
              content: (
                <>
                  <Icon name="plus" size={14} /> Add a field
                </>
              ),
            }}
            sections={[
              {
                id: 'fields',
                items: choices.map(({ field, label, disabledReason, start }) => ({
                  id: field,
                  label,
                  disabledReason,
                  onAction: () => {
                    if (start === undefined) return;
                    isAdding.current = true;
                    on.add(field, start);
                  },
                })),
              },
            ]}
          />
        </div>
      )}
      <Hint tone="secondary">
        Names, addresses and keys are unique to each node and can’t be edited here.
      </Hint>
    </Stack>
  );
}

function Preview({ view: { selected, fields, shown, rows }, on }: EditorProps) {
  if (!shown) {
    return (
      <Stack>
        <Text>
          Selected: <Identifier>{selected}</Identifier>
        </Text>
        <Text tone="secondary">Add a field to preview the change.</Text>
      </Stack>
    );
  }
  return (
    <section aria-label="Preview" className={css.preview}>
      <Inline gap="large" isWrapping>
        <Select
          label="Field in the preview"
          isLabelHidden
          items={fields.map(({ field, label }) => ({ id: field, label }))}
          selectedKey={shown.field}
          onChange={(id) => {
            const chosen = fields.find(({ field }) => field === id);
            if (chosen) on.show(chosen.field);
          }}
        />
        <Secondary>{shown.summary}</Secondary>
      </Inline>
      <DataTable label="Preview" columns={columns} rows={rows} rowKey={keyOf} />
    </section>
  );
}

const keyOf = ({ key }: PreviewRow) => key;

const columns: readonly Column<PreviewRow>[] = [
  {
    id: 'node',
    header: 'Node',
    isRowHeader: true,
    cell: ({ name }) => <Identifier>{name}</Identifier>,
    card: 'title',
  },
  { id: 'now', header: 'Now', width: '20%', cell: (row) => <Mono isTruncated>{row.now}</Mono> },
  {
    id: 'willBe',
    header: 'Will be',
    width: '20%',
    cell: (row) => <WillBe row={row} />,
    card: (row) => (
      <CardFacts>
        Now {row.now} · {row.state === 'changes' && 'will be '}
        <WillBe row={row} />
      </CardFacts>
    ),
  },
  {
    id: 'note',
    header: 'Note',
    width: '28%',
    cell: ({ note }) => <Secondary>{note}</Secondary>,
    card: ({ note }) => note !== '' && <CardFacts>{note}</CardFacts>,
  },
];

function WillBe({ row: { state, willBe } }: { row: PreviewRow }) {
  if (state === 'changes') return <Mono isTruncated>{willBe}</Mono>;
  return (
    <Text as="span" tone={state === 'invalid' ? 'error' : 'tertiary'}>
      {willBe}
    </Text>
  );
}

/** Asks before connections or ACL rules of the nodes change. */
function questionOf({ edits, rewritesRules, disconnects, impact, trialNote }: ReadyView): Confirmation {
  const confirmLabel = `Change ${counted(edits.length, 'node')}`;
  return {
    title: `${confirmLabel}?`,
    message: (
      <Stack gap="medium">
        {rewritesRules && <Text>{rewriteOfManyText}</Text>}
        {disconnects && (
          <Text>Nodes that are disconnected won’t have any peers until you reconnect them.</Text>
        )}
        {trialNote !== undefined && <Text>{trialNote}</Text>}
      </Stack>
    ),
    details: <ReachImpacts changes={impact} />,
    confirmLabel,
    isDanger: true,
  };
}
