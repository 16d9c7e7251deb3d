import { useState, type ReactNode } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { BulkBar, BulkDivider } from '../../../components/BulkBar/BulkBar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon, type IconName } from '../../../components/Icon/Icon.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import type { MenuSectionItems } from '../../../components/Menu/MenuList.tsx';
import type { AskOptions } from '../../../domain/actions/action.ts';
import { grouped } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import { SelectedNames } from '../../actions/SelectedNames.tsx';
import { exportItems } from '../../actions/menuItems.ts';
import type { ListActions, ListSelection } from './listState.ts';
import * as css from './RecordList.css.ts';

/** The actions that apply to several rows of a list. */
export type BulkDefinition<Row, On> = {
  readonly nameOf: (row: Row) => string;
  readonly actions: readonly BulkAction<Row, On>[];
  /** Returns the fields of the row that an export contains. */
  readonly record: (row: Row) => object;
};

export type BulkAction<Row, On> = {
  readonly label: string;
  readonly icon: IconName;
  readonly isDanger?: boolean;
  /** Moves the action to the menu, where it stays visible if it applies to none of the rows. */
  readonly isInMenu?: boolean;
  /** Returns why the action skips the row. */
  readonly obstacle?: (row: Row, selected: readonly Row[]) => string | undefined;
} & (
  | {
      /** Makes actions, which ask for themselves, or opens a page about the rows. */
      readonly act: (rows: readonly Row[], on: On, options: AskOptions) => void;
      readonly dialog?: undefined;
    }
  | {
      /** Asks for further input, and makes the actions itself. */
      readonly dialog: (asked: BulkDialogProps<Row, On>) => ReactNode;
    }
);

export type BulkDialogProps<Row, On> = {
  /** The rows that the action applies to. */
  rows: readonly Row[];
  /** The names of the rows, and those skipped with the reason. */
  details: ReactNode;
  on: On;
  onClose: () => void;
  /** Closes the dialog and clears the selection. */
  onDone: () => void;
};

type SelectionActions = Pick<ListActions, 'select' | 'saveRecords'>;

type SelectionBarProps<Row, On extends SelectionActions> = {
  bulk: BulkDefinition<Row, On>;
  selection: ListSelection<Row> | undefined;
  on: On;
};

export function SelectionBar<Row, On extends SelectionActions>(props: SelectionBarProps<Row, On>) {
  const { bulk, selection, on } = props;
  const [asked, ask] = useState<string>();
  const isPhone = useFrameWidth() === 'phone';
  const clear = () => on.select?.(new Set());
  // The bar announces that the selection was cleared, so it stays mounted.
  if (!selection || selection.rows.length === 0) {
    return (
      <>
        <BulkBar count={0} onClear={clear}>
          {null}
        </BulkBar>
      </>
    );
  }
  const { rows, keys, hiddenCount, found, obstacle } = selection;
  const plans = bulk.actions.map((action) => planOf(action, rows));
  const open = plans.find(({ action, takes }) => action.label === asked && takes.length > 0);
  const reasonOf = ({ takes, skipped }: Plan<Row, On>) =>
    takes.length === 0 ? skipped[0]?.reason : obstacle;
  const press = (plan: Plan<Row, On>) => {
    const { action, takes } = plan;
    if (action.dialog) ask(action.label);
    else action.act(takes, on, { skipped: skippedIn(plan, bulk.nameOf), onConfirm: clear });
  };
  const button = (plan: Plan<Row, On>) => (
    <Button
      key={plan.action.label}
      kind={plan.action.isDanger ? 'dangerText' : 'ghost'}
      icon={plan.action.icon}
      onPress={() => press(plan)}
      disabledReason={reasonOf(plan)}
    >
      {plan.action.label}
    </Button>
  );
  // On a phone, the bar has room only for a menu.
  const more = plans.filter(({ action }) => isPhone || action.isInMenu);
  const buttons = plans.filter(
    (plan) => !more.includes(plan) && !plan.action.isDanger && plan.takes.length > 0,
  );
  const dangers = plans.filter((plan) => !more.includes(plan) && plan.action.isDanger);
  const hasMore = keys.size < found.length && keys.size > 1;
  const selectAll = () => on.select?.(new Set([...keys, ...found]));
  const selectAllLabel = `Select all ${grouped(found.length)}`;
  const moreText = isPhone ? 'Actions' : 'More';
  return (
    <>
      <BulkBar count={rows.length} hiddenCount={hiddenCount} onClear={clear}>
        {hasMore && !isPhone && (
          <Button kind="ghost" onPress={selectAll}>
            {selectAllLabel}
          </Button>
        )}
        {buttons.map(button)}
        {more.length > 0 && (
          <TextMenu
            label={`${moreText} for the selection`}
            icon="more"
            text={moreText}
            items={[
              ...(hasMore && isPhone
                ? [{ id: 'all', label: selectAllLabel, icon: 'check' as const, onAction: selectAll }]
                : []),
              ...more.map((plan) => ({
                id: plan.action.label,
                label: plan.action.label,
                icon: plan.action.icon,
                isDanger: plan.action.isDanger ?? false,
                disabledReason: reasonOf(plan),
                onAction: () => press(plan),
              })),
            ]}
          />
        )}
        <TextMenu
          label="Export selected"
          icon="download"
          text={labels.action.export}
          items={exportItems((format) => on.saveRecords?.(format, rows.map(bulk.record)))}
        />
        {dangers.length > 0 && <BulkDivider />}
        {dangers.map(button)}
      </BulkBar>
      {open?.action.dialog?.({
        rows: open.takes,
        details: <SelectedNames names={open.takes.map(bulk.nameOf)} skipped={skippedIn(open, bulk.nameOf)} />,
        on,
        onClose: () => ask(undefined),
        onDone: () => {
          ask(undefined);
          clear();
        },
      })}
    </>
  );
}

type Plan<Row, On> = {
  readonly action: BulkAction<Row, On>;
  readonly takes: readonly Row[];
  readonly skipped: readonly { readonly row: Row; readonly reason: string }[];
};

function planOf<Row, On>(action: BulkAction<Row, On>, rows: readonly Row[]): Plan<Row, On> {
  const judged = rows.map((row) => ({ row, reason: action.obstacle?.(row, rows) }));
  return {
    action,
    takes: judged.filter(({ reason }) => reason === undefined).map(({ row }) => row),
    skipped: judged.flatMap(({ row, reason }) => (reason === undefined ? [] : [{ row, reason }])),
  };
}

function skippedIn<Row, On>({ skipped }: Plan<Row, On>, nameOf: (row: Row) => string) {
  return skipped.map(({ row, reason }) => ({ name: nameOf(row), reason }));
}

type TextMenuProps = { label: string; icon: IconName; text: string; items: MenuSectionItems['items'] };

function TextMenu({ label, icon, text, items }: TextMenuProps) {
  const content = (
    <span className={css.trigger}>
      <Icon name={icon} size={14} /> {text}
    </span>
  );
  return <Menu trigger={{ label, content }} sections={[{ id: 'items', items }]} />;
}
