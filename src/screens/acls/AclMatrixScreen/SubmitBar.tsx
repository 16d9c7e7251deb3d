import { Button } from '../../../components/Button/Button.tsx';
import { changed } from '../../../components/Field/Field.css.ts';
import { FootBar } from '../../../components/FootBar/FootBar.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ToneGlyph } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { counted } from '../../../domain/format/count.ts';
import { aclTexts } from '../../../domain/text/aclText.ts';
import type { AclSubmission } from './aclMatrixView.ts';
import { changeText, cutOffText, type ImpactView } from './impactView.ts';
import * as css from './SubmitBar.css.ts';

type SubmitBarProps = {
  impact: ImpactView;
  submission: AclSubmission;
  onDiscard: () => void;
  onSubmit: () => void;
  onPutBack: () => void;
};

/** What is changed and not submitted; after a submit, the way back. */
export function SubmitBar({ impact, submission, onDiscard, onSubmit, onPutBack }: SubmitBarProps) {
  const hasChanges = impact.changes > 0;
  const isSending = submission.status === 'sending';
  return (
    <FootBar
      status={
        <div className={css.words}>
          {hasChanges ? <Changes impact={impact} /> : <Unchanged submission={submission} />}
        </div>
      }
    >
      {!hasChanges && submission.status === 'submitted' && (
        <Button size="form" onPress={onPutBack}>
          Put the previous rows back
        </Button>
      )}
      {hasChanges && !isSending && (
        <Button kind="ghost" size="form" onPress={onDiscard}>
          Discard
        </Button>
      )}
      <Button
        kind="primary"
        size="form"
        isPending={isSending}
        onPress={onSubmit}
        {...(!hasChanges && { isDisabled: true, disabledReason: 'Available after a change' })}
      >
        {aclTexts.submit}
      </Button>
    </FootBar>
  );
}

function Changes({ impact }: { impact: ImpactView }) {
  return (
    <>
      <span className={changed} />
      <span className={css.count}>{counted(impact.changes, 'change')}</span>
      <span>{changeText(impact)}</span>
      {impact.cutOff.length > 0 && (
        <span className={css.loss}>
          <ToneGlyph tone="warning" />
          {cutOffText(impact.cutOff.length)}
        </span>
      )}
    </>
  );
}

function Unchanged({ submission }: { submission: AclSubmission }) {
  if (submission.status === 'sending') return <span>Submitting</span>;
  if (submission.status !== 'submitted') return <span className={css.none}>No changes</span>;
  return (
    <>
      <span className={css.done}>
        <Icon name="check" size={14} />
      </span>
      <span className={css.count}>Submitted</span>
      <span>{changeText(submission)}</span>
    </>
  );
}
