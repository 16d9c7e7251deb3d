import { useState } from 'react';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { ChoiceList } from '../../../components/ChoiceList/ChoiceList.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Hint, Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { counted, grouped } from '../../../domain/format/count.ts';
import { ReachImpacts } from '../../actions/ReachImpact/ReachImpact.tsx';
import { RunBar } from '../../run/RunBar.tsx';
import { RecordPlaceholder } from '../../state/RecordPlaceholder/RecordPlaceholder.tsx';
import type { ReadyTask, TaskField, TaskView } from './taskView.ts';
import * as css from './TaskScreen.css.ts';

type TaskScreenProps = {
  view: TaskView;
  on: {
    choose: (id: string) => void;
    /** Switches between the suggestion for a move and its opposite. */
    toggle: (id: string) => void;
    type: (field: TaskField['id'], text: string) => void;
    run: () => void;
    cancel: () => void;
    refresh: () => void;
  };
};

/** The review of several changes that belong together: what takes over, what moves in which order, and what can’t. */
export function TaskScreen({ view, on }: TaskScreenProps) {
  if (view.status === 'ready') return <Review view={view} on={on} />;
  return <RecordPlaceholder view={view} onRetry={on.refresh} />;
}

type ReviewProps = TaskScreenProps & { view: ReadyTask };

function Review({ view, on }: ReviewProps) {
  const { title, obstacle, confirmLabel, picker, fields, steps } = view;
  return (
    <Form onSubmit={() => obstacle === undefined && on.run()}>
      <Page>
        <PageHeader title={title} />
        <div className={css.columns}>
          <div className={css.column}>
            {picker && <TargetPicker picker={picker} onChoose={on.choose} />}
            {fields.map(({ id, ...field }) => (
              <TextField
                key={id}
                {...field}
                onChange={(text) => on.type(id, text)}
                isMono
                isRequired
                autoComplete="off"
              />
            ))}
          </div>
          {(!picker || picker.chosen !== undefined) && <Changes view={view} on={on} />}
        </div>
      </Page>
      <RunBar obstacle={obstacle} submitLabel={confirmLabel} onCancel={on.cancel}>
        <strong>{counted(steps.length, 'change')}</strong>
        {steps.length > 1 && ', made one at a time. You can stop at any point.'}
      </RunBar>
    </Form>
  );
}

const mostShown = 8;

type TargetPickerProps = {
  picker: NonNullable<ReadyTask['picker']>;
  onChoose: (id: string) => void;
};

/** Shows the best targets, and others once they are searched for. */
function TargetPicker({ picker: { label, targets, chosen }, onChoose }: TargetPickerProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = targets.filter((target) =>
    `${target.label} ${target.description}`.toLowerCase().includes(wanted),
  );
  const first = found.slice(0, mostShown);
  const hidden = targets.filter(({ id }) => id === chosen && first.every((shown) => shown.id !== id));
  const others = found.length - first.length;
  if (targets.length === 0) return <Text tone="secondary">No other node of this network can do this.</Text>;
  return (
    <Stack gap="large">
      {targets.length > mostShown && (
        <SearchField label="Search nodes" value={search} onChange={setSearch} width="full" />
      )}
      <ChoiceList label={label} choices={[...hidden, ...first]} value={chosen ?? null} onChange={onChoose} />
      {found.length === 0 && <Text tone="secondary">{`No nodes match “${search.trim()}”.`}</Text>}
      {others > 0 && <Hint tone="secondary">{`and ${grouped(others)} more. Search to find them.`}</Hint>}
    </Stack>
  );
}

const mostSteps = 20;

function Changes({ view, on }: ReviewProps) {
  const { moves, steps, leftBehind, impact } = view;
  return (
    <div className={css.column}>
      {moves.length > 0 && (
        <Panel title="What changes">
          <Stack gap="large">
            {moves.map(({ id, text, isChosen }) => (
              <Checkbox key={id} isSelected={isChosen} onChange={() => on.toggle(id)}>
                {text}
              </Checkbox>
            ))}
          </Stack>
        </Panel>
      )}
      {steps.length > 0 && (
        <Panel title="Changes in this order" count={steps.length}>
          <ol className={css.steps}>
            {steps.slice(0, mostSteps).map(({ text }, place) => (
              // Steps about nodes of the same name have the same text.
              <li key={`${place} ${text}`}>{text}</li>
            ))}
          </ol>
          {steps.length > mostSteps && (
            <Hint tone="secondary">{`and ${grouped(steps.length - mostSteps)} more`}</Hint>
          )}
        </Panel>
      )}
      {leftBehind.length > 0 && (
        <Panel title="What stays">
          <Stack gap="medium">
            {leftBehind.map(({ text, href }, place) => (
              <Text key={`${place} ${text}`} tone="secondary">
                {href === undefined ? text : <Link href={href}>{text}</Link>}
              </Text>
            ))}
          </Stack>
        </Panel>
      )}
      {impact && <ReachImpacts changes={[impact]} />}
    </div>
  );
}
