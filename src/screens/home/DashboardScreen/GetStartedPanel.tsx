import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { NamedNode } from '../../../domain/node/node.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { GetStarted } from './getStarted.ts';
import * as css from './GetStartedPanel.css.ts';

type GetStartedPanelProps = {
  getStarted: GetStarted;
  onApprove: (node: NamedNode) => void;
  onHide: () => void;
};

export function GetStartedPanel({ getStarted, onApprove, onHide }: GetStartedPanelProps) {
  const { done, steps, later } = getStarted;
  return (
    <div className={css.parts}>
      <Panel
        title="Get started"
        note={`${done} of ${steps.length} done`}
        padding="none"
        action={
          <Button kind="ghost" size="small" onPress={onHide}>
            Hide
          </Button>
        }
      >
        <ol aria-label="Get started">
          {steps.map(({ id, title, text, isDone, isNext, action, approval }, index) => (
            <li key={id} className={css.step} {...(isNext && { 'aria-current': 'step' })}>
              <span className={isDone ? css.done : css.number} aria-hidden={!isDone}>
                {isDone ? <Icon name="check" size={14} label="Done" /> : index + 1}
              </span>
              <div className={css.words}>
                <Text variant="strong" tone={isDone || isNext ? 'primary' : 'secondary'}>
                  {title}
                </Text>
                <Text tone={isDone || isNext ? 'secondary' : 'tertiary'}>{text}</Text>
              </div>
              {approval && (
                <Button kind="primary" onPress={() => onApprove(approval)}>
                  {labels.action.approve}
                </Button>
              )}
              {action && !approval && (isNext || id === 'joined') && (
                <LinkButton kind={isNext ? 'primary' : 'default'} href={action.href}>
                  {action.label}
                </LinkButton>
              )}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title="Next steps">
        <ul className={css.later}>
          {later.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
