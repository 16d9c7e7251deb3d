import type { ReactNode } from 'react';
import { Mono } from '../../../components/Mono/Mono.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { NetworkPreview } from './networkPreview.ts';
import * as css from './NetworkCreateScreen.css.ts';

/** What comes of the form, told while it is filled in. */
export function PreviewPanel({ preview }: { preview: NetworkPreview }) {
  const { interfaceName, addresses, nodeName } = preview;
  return (
    <div className={css.preview}>
      <Panel title="What you will get">
        <dl className={css.facts}>
          <Fact label="Interface on nodes">{interfaceName && <Mono>{interfaceName}</Mono>}</Fact>
          <Fact label="First addresses">
            {addresses.length > 0 &&
              addresses.map(([first, second]) => (
                <div key={first} className={css.addresses}>
                  <Mono>{first}</Mono>
                  <span className={css.next}>
                    <Mono>{second}</Mono>
                  </span>
                </div>
              ))}
          </Fact>
          <Fact label="DNS name of a node">{nodeName && <Mono>{nodeName}</Mono>}</Fact>
          <Fact label="Joining">With an access key. Create one after this step.</Fact>
        </dl>
      </Panel>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        {children || (
          <Text as="span" tone="tertiary">
            Not known yet
          </Text>
        )}
      </dd>
    </div>
  );
}
