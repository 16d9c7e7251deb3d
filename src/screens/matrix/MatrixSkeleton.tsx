import { Stack } from '../../components/Layout/Layout.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/Text/Text.tsx';
import { LoadingProgress } from '../state/LoadingProgress/LoadingProgress.tsx';
import type { ProgressView } from '../state/LoadingProgress/progressView.ts';
import * as page from './matrixPage.css.ts';

const rows = 14;

type MatrixSkeletonProps = {
  subject: 'ACLs' | 'metrics';
  progress: ProgressView;
  onCancel?: () => void;
};

/** Takes the place of a matrix while its data load, with how much of it has arrived. */
export function MatrixSkeleton({ progress, ...loading }: MatrixSkeletonProps) {
  return (
    <div className={page.skeleton} aria-busy>
      <LoadingProgress view={progress} {...loading} />
      <VisuallyHidden>Loading {loading.subject}</VisuallyHidden>
      <Stack gap="gutter">
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} width={index % 2 === 0 ? '70%' : '66%'} />
        ))}
      </Stack>
    </div>
  );
}
