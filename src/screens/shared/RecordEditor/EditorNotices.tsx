import { Notice } from '../../../components/Notice/Notice.tsx';
import { sentences } from '../../../domain/text/sentences.ts';
import type { EditorView } from './editorView.ts';

/** What became of the last attempt to save, and of the record itself. */
export function EditorNotices({ view: { gone, failure, kept } }: { view: EditorView<string> }) {
  return (
    <>
      {gone !== undefined && (
        <Notice
          tone="error"
          fact={gone}
          advice="What you typed stays here to be copied. It cannot be saved any more."
        />
      )}
      {failure && (
        <Notice
          tone="error"
          fact={failure.fact}
          advice={sentences(failure.reason, 'Nothing you typed is lost.')}
        />
      )}
      {kept.length > 0 && (
        <Notice tone="warning" fact="Saved, but not all of it as asked." advice={`${kept.join('. ')}.`} />
      )}
    </>
  );
}
