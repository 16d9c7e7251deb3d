import { Button } from '../../../components/Button/Button.tsx';
import { ShareBar } from '../../../components/Charts/Charts.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import * as css from './LoadingProgress.css.ts';
import type { ProgressView } from './progressView.ts';

type LoadingProgressProps = {
  view: ProgressView;
  subject: string;
  onCancel?: () => void;
};

/** Progress of a large response, shown above its skeleton. Can be cancelled. */
export function LoadingProgress({ view, subject, onCancel }: LoadingProgressProps) {
  if (!view) return null;
  const { text, share } = view;
  return (
    <div className={css.progress}>
      <Stack gap="small">
        <Inline justify="between">
          <Text tone="secondary">
            Loading {subject}: <span className={css.figures}>{text}</span>
          </Text>
          {onCancel && <Button onPress={onCancel}>Cancel</Button>}
        </Inline>
        {share !== undefined && (
          <>
            <ShareBar share={share} kind="plain" />
            <VisuallyHidden>
              <progress aria-label={`Loading ${subject}`} value={share} />
            </VisuallyHidden>
          </>
        )}
      </Stack>
    </div>
  );
}
