import { LinkButton } from '../../../components/Button/Button.tsx';
import { FootBar } from '../../../components/FootBar/FootBar.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import type { DraftSide } from '../../../domain/graph/layers/draftLayer.ts';
import type { AclImpact } from '../../../domain/acl/aclImpact.ts';
import * as submit from '../../acls/AclSubmit/SubmitBar.css.ts';
import { Changes } from '../../acls/AclSubmit/SubmitBar.tsx';

export type DraftView = {
  readonly side: DraftSide;
  readonly impact: AclImpact;
  readonly href: string;
};

type DraftBarProps = { view: DraftView; onSide: (side: DraftSide) => void };

const sides = [
  { id: 'before', label: 'Before' },
  { id: 'after', label: 'After' },
] as const;

export function DraftBar({ view: { side, impact, href }, onSide }: DraftBarProps) {
  return (
    <FootBar
      status={
        <div className={submit.words}>
          <Changes impact={impact} />
        </div>
      }
    >
      <SegmentedControl label="Draft" options={sides} value={side} onChange={onSide} />
      <LinkButton size="form" icon="acls" href={href}>
        Back to the draft
      </LinkButton>
    </FootBar>
  );
}
