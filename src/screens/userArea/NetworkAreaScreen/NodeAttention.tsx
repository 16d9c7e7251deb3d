import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './NodeAttention.css.ts';
import type { AreaAttention } from './networkAreaView.ts';

/** The person's own nodes that are down or wait to be let in. */
export function NodeAttention({ rows }: { rows: readonly AreaAttention[] }) {
  return (
    <Panel title="Your nodes that need attention" count={rows.length} padding="none" isBareOnPhone>
      <ul>
        {rows.map(({ id, sign, name, text, href }) => (
          <li key={id} className={css.row}>
            <ToneGlyph tone={sign} />
            <div className={css.words}>
              <Identifier>{name}</Identifier>
              <Text as="span" tone="secondary">
                {text}
              </Text>
            </div>
            <LinkButton href={href} size="small">
              Open<VisuallyHidden> {name}</VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
