import { Notice } from '../../../components/Notice/Notice.tsx';
import { toasts } from '../../../domain/text/toasts.ts';
import type { NodeEdit } from './nodeEditView.ts';

/** What became of the last attempt to save, and of the node itself. */
export function NodeEditNotices({ view: { isGone, failure, kept = [] } }: { view: NodeEdit }) {
  return (
    <>
      {isGone && (
        <Notice
          tone="error"
          fact="Somebody else has deleted this node."
          advice="What you typed stays here to be copied. It cannot be saved any more."
        />
      )}
      {failure !== undefined && (
        <Notice
          tone="error"
          fact={toasts.updateNode().failure('')}
          advice={`${failure}. Nothing you typed is lost.`}
        />
      )}
      {kept.length > 0 && (
        <Notice tone="warning" fact="Saved, but not all of it as asked." advice={`${kept.join('. ')}.`} />
      )}
    </>
  );
}
