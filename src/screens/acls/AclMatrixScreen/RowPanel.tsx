import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import type { AclMatrixActions } from './aclMatrixActions.ts';
import type { RowView } from './selectionView.ts';
import * as css from './SidePanel.css.ts';

type RowPanelProps = { row: RowView; on: Pick<AclMatrixActions, 'allowAll' | 'blockAll'> };

/** All rules of one node. */
export function RowPanel({ row: { place, name, href, lockedReason, allowed, of }, on }: RowPanelProps) {
  return (
    <div className={css.section}>
      <Heading level={2} variant="subheading">
        Row of {name}
      </Heading>
      <div className={css.between}>
        <span className={css.note}>Allowed</span>
        <span className={css.figure}>
          {allowed} of {of}
        </span>
      </div>
      <Inline>
        <Button size="small" onPress={() => on.allowAll(place)}>
          Allow row
        </Button>
        <Button size="small" onPress={() => on.blockAll(place)}>
          Block row
        </Button>
        <LinkButton
          kind="ghost"
          size="small"
          href={href ?? ''}
          {...(lockedReason !== undefined && { isDisabled: true, disabledReason: lockedReason })}
        >
          Open
        </LinkButton>
      </Inline>
    </div>
  );
}
