import type { CSSProperties } from 'react';
import { LinkButton } from '../../../components/Button/Button.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { InlineTooltip } from '../../../components/InlineTooltip/InlineTooltip.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Grid, Inline, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { Panel, PanelBoundary } from '../../../components/Panel/Panel.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { grouped } from '../../../domain/format/count.ts';
import { textFromList } from '../../../domain/list.ts';
import { networkFieldTexts } from '../../../domain/network/networkForm.ts';
import { networkText } from '../../../domain/network/networkText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { WorstFinding } from '../../findings/FindingMark/WorstFinding.tsx';
import { FieldPanel } from '../../editor/FieldPanel.tsx';
import { LevelScale } from '../../userPermissions/LevelScale/LevelScale.tsx';
import { RecordPlaceholder } from '../../state/RecordPlaceholder/RecordPlaceholder.tsx';
import { StaleNotice } from '../../list/StaleNotice/StaleNotice.tsx';
import { KeyRotationPanel } from './KeyRotationPanel.tsx';
import { NetworkDetailsHeader } from './NetworkDetailsHeader.tsx';
import * as css from './NetworkDetailsScreen.css.ts';
import type { EnterpriseView, NameList, NetworkDetails, NetworkDetailsView } from './networkDetailsView.ts';
import type { BehaviourField, RangeUse } from './networkFields.ts';

export type NetworkDetailsScreenProps = {
  view: NetworkDetailsView;
  on: { refresh(): void; act: Act };
};

/** Page of a network with its address ranges, node defaults, behaviour and enterprise settings. */
export function NetworkDetailsScreen({ view, on }: NetworkDetailsScreenProps) {
  if (view.status === 'ready') return <Details view={view} on={on} />;
  return <RecordPlaceholder view={view} onRetry={on.refresh} />;
}

function Details({ view, on }: { view: NetworkDetails; on: NetworkDetailsScreenProps['on'] }) {
  return (
    <Page>
      <NetworkDetailsHeader view={view} onRefresh={on.refresh} onAct={on.act} />
      <StaleNotice freshness={view.freshness} onRetry={on.refresh} />
      <WorstFinding netid={view.netid} findings={view.findings} />
      <Grid columns={2} minColumnWidth={400}>
        <Stack>
          <FieldPanel
            title="Address ranges"
            labelWidth="wide"
            fields={view.ranges}
            renderExtra={({ use }) => use && <RangeUseBar use={use} />}
          />
          <FieldPanel title="Node defaults" labelWidth="wide" fields={view.defaults} />
        </Stack>
        <Stack>
          {view.rotation && (
            <PanelBoundary title="Key rotation">
              <KeyRotationPanel view={view.rotation} />
            </PanelBoundary>
          )}
          <PanelBoundary title="Behaviour">
            <BehaviourPanel fields={view.behaviour} />
          </PanelBoundary>
          {view.enterprise && (
            <PanelBoundary title="Enterprise">
              <EnterprisePanel view={view.enterprise} />
            </PanelBoundary>
          )}
        </Stack>
      </Grid>
    </Page>
  );
}

function BehaviourPanel({ fields }: { fields: readonly BehaviourField[] }) {
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

function RangeUseBar({ use: { used, addresses } }: { use: RangeUse }) {
  const style: CSSProperties = { [css.shareName]: used / addresses };
  return (
    <span className={css.use}>
      <span aria-hidden className={css.track}>
        <span className={css.part} style={style} />
      </span>
      {grouped(used)} of {grouped(addresses)} used
    </span>
  );
}

function EnterprisePanel({ view }: { view: EnterpriseView }) {
  const { allowedGroups, allowedUsers } = view;
  return (
    <Panel
      title="Enterprise"
      padding="rows"
      action={
        <Inline gap="xsmall" isWrapping>
          <EditLink href={allowedGroups.editHref}>{networkText.editAllowedGroups}</EditLink>
          <EditLink href={allowedUsers.editHref}>{networkText.editAllowedUsers}</EditLink>
        </Inline>
      }
    >
      <DescriptionList labelWidth="wide">
        <DescriptionItem label={networkFieldTexts.accessLevel.label}>
          <LevelScale level={view.level} name={view.levelName} />
        </DescriptionItem>
        <DescriptionItem label={networkFieldTexts.userNodeLimit.label}>{view.nodeLimit}</DescriptionItem>
        <DescriptionItem label={networkFieldTexts.userClientLimit.label}>{view.clientLimit}</DescriptionItem>
        <Names label={networkText.allowedGroups} names={allowedGroups} />
        <Names label={networkText.allowedUsers} names={allowedUsers} />
      </DescriptionList>
    </Panel>
  );
}

function EditLink({ href, children }: { href: string | undefined; children: string }) {
  return (
    href !== undefined && (
      <LinkButton kind="ghost" size="small" href={href}>
        {children}
      </LinkButton>
    )
  );
}

function Names({ label, names: { first, others } }: { label: string; names: NameList }) {
  return (
    <DescriptionItem label={label} isEmpty={first.length === 0}>
      {first.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {others.length > 0 && (
        <InlineTooltip text={textFromList(others)}>
          <Tag>+{others.length}</Tag>
        </InlineTooltip>
      )}
    </DescriptionItem>
  );
}
