import { LinkButton } from '../../../components/Button/Button.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Hint } from '../../../components/Hint/Hint.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { textFromList } from '../../../domain/list.ts';
import { networkFieldTexts } from '../../../domain/network/networkForm.ts';
import { networkText } from '../../../domain/network/networkText.ts';
import { LevelScale } from '../../shared/LevelScale/LevelScale.tsx';
import type { EnterpriseView, NameList } from './networkDetailsView.ts';

/** What users may do by default, and who may use the network. */
export function EnterprisePanel({ view }: { view: EnterpriseView }) {
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
        <Hint text={textFromList(others)}>
          <Tag>+{others.length}</Tag>
        </Hint>
      )}
    </DescriptionItem>
  );
}
