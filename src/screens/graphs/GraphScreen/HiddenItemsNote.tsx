import { Button } from '../../../components/Button/Button.tsx';
import type { Focus } from '../../../domain/graph/visibleGraph.ts';
import { focusMeaning, focusText, graphText, groupName } from '../../../domain/graph/graphText.ts';
import { graphKeys } from '../../../domain/text/shortcutText.ts';
import type { GraphActions, GraphReady } from './graphView.ts';
import * as css from './GraphScreen.css.ts';

type OmissionsProps = {
  view: GraphReady;
  on: GraphActions;
  isDrawn: boolean;
  onFocus: (focus: Focus | undefined) => void;
};

export function HiddenItemsNote({ view, on, isDrawn, onFocus }: OmissionsProps) {
  const { drawn, query, topology } = view;
  const { focus, selected } = query;
  const openGroups = isDrawn ? drawn.groups.filter(({ isExpanded }) => isExpanded) : [];
  const notDrawn = isDrawn ? view.notDrawn : undefined;
  const nameOf = (id: string) => topology.nodes.find((item) => item.id === id)?.label;
  const failing =
    !isDrawn && query.isFailing && selected !== undefined && view.marks ? nameOf(selected) : undefined;
  const isEmpty = !focus && failing === undefined && notDrawn === undefined && openGroups.length === 0;
  if (isEmpty) return null;
  return (
    <div className={css.note}>
      {focus && <InFocus {...{ focus, selected, isDrawn, nameOf, onFocus }} />}
      {failing !== undefined && (
        <>
          <p>{`Impact if ${failing} fails.`}</p>
          <Button size="small" icon="x" onPress={() => on.change({ isFailing: false })}>
            {`Back to ${failing}`}
          </Button>
        </>
      )}
      {notDrawn !== undefined && <p>{notDrawn}</p>}
      {openGroups.map((group) => (
        <Button key={group.id} size="small" icon="x" onPress={() => on.toggleGroup(group.id)}>
          {`Collapse ${groupName(group)}`}
        </Button>
      ))}
    </div>
  );
}

type InFocusProps = Pick<OmissionsProps, 'isDrawn' | 'onFocus'> & {
  focus: Focus;
  selected: string | undefined;
  nameOf: (id: string) => string | undefined;
};

function InFocus({ focus, selected, isDrawn, nameOf, onFocus }: InFocusProps) {
  const name = nameOf(focus.id);
  const other = focus.other === undefined ? undefined : nameOf(focus.other);
  const chosen = selected !== undefined && selected !== focus.id ? nameOf(selected) : undefined;
  return (
    <>
      <p>
        {name === undefined ? 'The focused item isn’t in this network.' : focusText(name, other)}
        {name !== undefined && other === undefined && (
          <span className={css.meaning}>{focusMeaning[isDrawn ? 'drawn' : 'listed']}</span>
        )}
      </p>
      <div className={css.tools}>
        <Button size="small" icon="x" keyCap={graphKeys.leave} onPress={() => onFocus(undefined)}>
          {graphText.leaveFocus}
        </Button>
        {name !== undefined && other !== undefined && (
          <Button size="small" icon="fit" onPress={() => onFocus({ id: focus.id, other: undefined })}>
            {`Focus on ${name}`}
          </Button>
        )}
        {name !== undefined && other === undefined && chosen !== undefined && (
          <Button
            size="small"
            icon="bothWays"
            keyCap={graphKeys.ways.join(' ')}
            onPress={() => onFocus({ id: focus.id, other: selected })}
          >
            {`Show only paths to ${chosen}`}
          </Button>
        )}
      </div>
    </>
  );
}
