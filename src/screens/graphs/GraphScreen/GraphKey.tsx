import { Button } from '../../../components/Button/Button.tsx';
import { healthWords } from '../../../domain/node/healthText.ts';
import { graphText, keyNames } from '../../../domain/graph/graphText.ts';
import { NodeFigure, type NodeFigureProps } from '../NodeFigure/NodeFigure.tsx';
import * as css from './GraphScreen.css.ts';

const entries: readonly (Pick<NodeFigureProps, 'kind' | 'health'> & { readonly label: string })[] = [
  { kind: 'normal', label: keyNames.normal },
  { kind: 'ingress', label: keyNames.ingress },
  { kind: 'relayed', label: keyNames.relayed },
  { kind: 'egress', label: keyNames.egress },
  { kind: 'client', label: keyNames.client },
  { kind: 'relay', label: keyNames.relay },
  { kind: 'normal', health: 'warning', label: healthWords.warning },
  { kind: 'normal', health: 'error', label: healthWords.error },
];

/** The legend in short, while the panel is about something else. */
export function GraphKey({ onAll, hasPairs }: { onAll: () => void; hasPairs: boolean }) {
  return (
    <ul className={css.key} aria-label="Key">
      {entries.map(({ label, ...figure }) => (
        <li key={label} className={css.keyItem}>
          <span className={css.keyFigure}>
            <NodeFigure {...figure} />
          </span>
          {label}
        </li>
      ))}
      <li>
        <Button kind="ghost" size="small" onPress={onAll}>
          All types
        </Button>
      </li>
      {hasPairs && <li className={css.keyHint}>{graphText.pairs}</li>}
    </ul>
  );
}
