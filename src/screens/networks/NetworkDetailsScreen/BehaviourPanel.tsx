import { Icon } from '../../../components/Icon/Icon.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { BehaviourField } from './networkFields.ts';
import * as css from './BehaviourPanel.css.ts';

/** The switches of a network as sentences. */
export function BehaviourPanel({ fields }: { fields: readonly BehaviourField[] }) {
  return (
    <Panel title="Behaviour" padding="rows">
      <dl>
        {fields.map(({ label, isOn, meaning }) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>
              <span className={isOn ? css.on : css.off}>
                <Icon name={isOn ? 'check' : 'minus'} size={12} />
              </span>
              {label}
            </dt>
            <dd className={isOn ? css.state : css.offState}>{isOn ? labels.value.on : labels.value.off}</dd>
            <dd className={css.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
