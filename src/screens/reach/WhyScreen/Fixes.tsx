import { useState, type RefObject } from 'react';
import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import type { IconName } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { SpinnerRing } from '../../../components/Spinner/Spinner.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import type { Fix } from '../../../domain/reach/rules/fix.ts';
import { fixAction } from '../../../domain/reach/why/fixes.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import * as css from './WhyScreen.css.ts';
import type { ExplanationView } from './explanationView.ts';

const icons: Readonly<Record<Fix['kind'], IconName>> = {
  allowPair: 'acls',
  connect: 'check',
  enable: 'check',
  relay: 'relay',
  localAddress: 'edit',
  hub: 'hub',
  ingress: 'ingress',
  egress: 'egress',
  failover: 'failover',
};

type FixesProps = {
  answer: ExplanationView;
  on: { act: Act; checkAgain: () => void };
  verdict: RefObject<HTMLElement | null>;
};

export function Fixes({ answer: { fixes, rulesHref, source }, on, verdict }: FixesProps) {
  const [pending, setPending] = useState<string>();
  const carryOut = async ({ label }: Fix, make: () => Promise<boolean>) => {
    setPending(label);
    const isDone = await make();
    setPending(undefined);
    // The button disappears with its reason.
    if (isDone) verdict.current?.focus();
  };
  const press = (fix: Fix) => {
    const action = fixAction(fix);
    if (action) on.act([action], { around: (make) => carryOut(fix, make) });
  };
  return (
    <div className={css.actions}>
      {fixes.length > 1 && (
        <Text as="span" variant="hint" tone="secondary">
          {whyTexts.bothNeeded}
        </Text>
      )}
      {fixes.map((fix, index) => {
        const { label, href } = fix;
        const icon = icons[fix.kind];
        const kind = index === 0 ? 'primary' : 'default';
        return href === undefined ? (
          <Button
            key={label}
            kind={kind}
            icon={icon}
            isPending={pending === label}
            onPress={() => press(fix)}
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
    </div>
  );
}
