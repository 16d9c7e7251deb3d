import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FootBar } from '../../components/FootBar/FootBar.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { labels } from '../../domain/text/labels.ts';

type RunBarProps = {
  /** What the run will do. */
  children: ReactNode;
  /** Why the run can’t start, which the bar says instead. */
  obstacle: string | undefined;
  submitLabel: string;
  onCancel: () => void;
};

/** Foot bar of a form whose submission starts a run. */
export function RunBar({ children, obstacle, submitLabel, onCancel }: RunBarProps) {
  return (
    <FootBar
      status={
        obstacle === undefined ? (
          <span>{children}</span>
        ) : (
          <Text as="span" tone="secondary">
            {obstacle}
          </Text>
        )
      }
    >
      <Button kind="ghost" size="form" onPress={onCancel}>
        {labels.action.cancel}
      </Button>
      <Button kind="primary" size="form" type="submit" disabledReason={obstacle}>
        {submitLabel}
      </Button>
    </FootBar>
  );
}
