import { useState, type RefObject } from 'react';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import type { IconName } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { SpinnerRing } from '../../../components/Spinner/Spinner.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Remedy } from '../../../domain/reach/why/remedies.ts';
import { remedyQuestion } from '../../../domain/reach/why/remedyText.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { useConfirm } from '../../shared/ChangeConfirm/ChangeConfirm.tsx';
import * as css from './WhyScreen.css.ts';
import type { ExplanationView, WhyActions } from './explanationView.ts';

const icons: Readonly<Record<Remedy['kind'], IconName>> = {
  allowPair: 'acls',
  connect: 'check',
  enableClient: 'check',
  relay: 'relay',
  localAddress: 'edit',
  hub: 'hub',
  ingress: 'ingress',
  egress: 'egress',
  failover: 'failover',
};

type RemediesProps = { answer: ExplanationView; on: WhyActions; verdict: RefObject<HTMLElement | null> };

export function Remedies({ answer: { remedies, rulesHref, source }, on, verdict }: RemediesProps) {
  const [pending, setPending] = useState<string>();
  const carryOut = async ({ label }: Remedy, make: () => Promise<boolean>) => {
    setPending(label);
    const isDone = await make();
    setPending(undefined);
    // The button disappears with its reason.
    if (isDone) verdict.current?.focus();
  };
  const { ask, question } = useConfirm<Remedy>(
    remedyQuestion,
    (remedy) => void carryOut(remedy, () => on.remedy(remedy)),
  );
  const press = (remedy: Remedy) => {
    if (remedy.kind !== 'connect') return ask(remedy);
    const { node } = remedy;
    on.act([{ kind: 'connectNode', node }], { around: (make) => carryOut(remedy, make) });
  };
  return (
    <div className={css.actions}>
      {remedies.length > 1 && (
        <Text as="span" variant="hint" tone="secondary">
          {whyTexts.bothNeeded}
        </Text>
      )}
      {remedies.map((remedy, index) => {
        const { label, href } = remedy;
        const icon = icons[remedy.kind];
        const kind = index === 0 ? 'primary' : 'default';
        return href === undefined ? (
          <Button
            key={label}
            kind={kind}
            icon={icon}
            isPending={pending === label}
            onPress={() => press(remedy)}
          >
            {label}
          </Button>
        ) : (
          <LinkButton key={label} href={href} icon={icon} kind={kind}>
            {label}
          </LinkButton>
        );
      })}
      {rulesHref !== undefined && <LinkButton href={rulesHref}>{whyTexts.openRow}</LinkButton>}
      <span className={css.source}>
        {source === 'asking' && <SpinnerRing />}
        <span role="status">{whyTexts[source]}</span>
        <IconButton
          icon="refresh"
          label={whyTexts.checkAgain}
          onPress={on.checkAgain}
          isPending={source === 'asking'}
        />
      </span>
      {question}
    </div>
  );
}
