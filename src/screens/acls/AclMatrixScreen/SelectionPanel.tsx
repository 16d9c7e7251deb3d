import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { MatrixSample } from '../../../components/MatrixGrid/MatrixLegend.tsx';
import { Hint, Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { pairWords } from '../../../domain/acl/aclText.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import type { PairView, SelectionView } from './selectionView.ts';
import * as css from './SidePanel.css.ts';

type SelectionPanelProps = {
  selection: SelectionView | undefined;
  /** Without it, the selection is only under the pointer. */
  onSet?: ((isAllowed: boolean) => void) | undefined;
};

export function SelectionPanel({ selection, onSet }: SelectionPanelProps) {
  if (!selection) {
    return (
      <div className={css.section}>
        <Text tone="secondary">Select pairs to allow or block them. Press ? for keys.</Text>
      </div>
    );
  }
  return selection.is === 'pair' ? (
    <Pair pair={selection} onSet={onSet} />
  ) : (
    <Several count={selection} onSet={onSet} />
  );
}

type PairProps = Omit<SelectionPanelProps, 'selection'> & { pair: PairView };

function Pair({ pair, onSet }: PairProps) {
  const { one, other, isSelf, whyHref, isAllowed, mark, isChanged, note, measured } = pair;
  if (isSelf) {
    return (
      <div className={css.section}>
        <div translate="no" className={css.names}>
          {one}
        </div>
        <Text tone="secondary">{selfText}</Text>
      </div>
    );
  }
  return (
    <div className={css.section}>
      <Hint>{onSet ? 'Selected pair' : 'Under the pointer'}</Hint>
      <div className={css.names}>
        <span translate="no">{one}</span>
        <VisuallyHidden>and</VisuallyHidden>
        <span className={css.glyph}>
          <Icon name="bothWays" size={12} />
        </span>
        <span translate="no">{other}</span>
      </div>
      <div className={css.state}>
        <MatrixSample mark={mark} isChanged={isChanged} />
        <span className={isAllowed ? css.allowed : css.blocked}>
          {isAllowed ? pairWords.allowed : pairWords.blocked}
        </span>
        {note && <span className={css.note}>{note}</span>}
      </div>
      {measured !== undefined && <Text tone="secondary">{measured}</Text>}
      {onSet && (
        <Inline isWrapping>
          <Button keyCap="Space" onPress={() => onSet(!isAllowed)}>
            {isAllowed ? 'Block' : 'Allow'}
          </Button>
          <LinkButton icon="route" kind="ghost" href={whyHref}>
            {whyTexts.openForPair}
          </LinkButton>
        </Inline>
      )}
    </div>
  );
}

export const selfText = 'A node has no rule for itself.';

type SeveralView = Extract<SelectionView, { is: 'several' }>;

const pairsText = ({ pairs, allowed }: SeveralView) =>
  `${counted(pairs, 'pair')}: ${grouped(allowed)} allowed, ${grouped(pairs - allowed)} blocked`;

/** Describes a selection of several cells for screen readers. */
export const severalText = (several: SeveralView) =>
  `${several.rows} with ${several.columns}, ${pairsText(several)}`;

type SeveralProps = Omit<SelectionPanelProps, 'selection'> & {
  count: SeveralView;
};

function Several({ count, onSet }: SeveralProps) {
  const { rows, columns, pairs, allowed } = count;
  return (
    <div className={css.section}>
      <Hint>{onSet ? 'Selected pairs' : 'Under the pointer'}</Hint>
      <div className={css.names}>
        <span translate="no">{rows}</span>
        <span className={css.glyph}>
          <Icon name="bothWays" size={12} label="with" />
        </span>
        <span translate="no">{columns}</span>
      </div>
      <Text tone="secondary">{pairsText(count)}</Text>
      {onSet && (
        <Inline isWrapping>
          <Button onPress={() => onSet(true)} {...(allowed < pairs && { keyCap: 'Space' })}>
            Allow selected
          </Button>
          <Button onPress={() => onSet(false)} {...(allowed === pairs && { keyCap: 'Space' })}>
            Block selected
          </Button>
        </Inline>
      )}
    </div>
  );
}
