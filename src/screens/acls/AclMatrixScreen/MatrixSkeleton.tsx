import { Stack } from '../../../components/Layout/Layout.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/Text/Text.tsx';
import { LoadingProgress } from '../../shared/LoadingProgress/LoadingProgress.tsx';
import type { ProgressView } from '../../shared/LoadingProgress/progressView.ts';
import * as page from '../../shared/matrixPage/matrixPage.css.ts';

const skeletonRows = 14;

type MatrixSkeletonProps = { progress: ProgressView | undefined; onCancel: () => void };

export function MatrixSkeleton({ progress, onCancel }: MatrixSkeletonProps) {
  return (
    <div className={page.skeleton} aria-busy>
      <LoadingProgress view={progress} subject="ACL rules" onCancel={onCancel} />
      <VisuallyHidden>Loading ACL rules</VisuallyHidden>
      <Stack gap="gutter">
        {Array.from({ length: skeletonRows }, (_, index) => (
          <Skeleton key={index} width={index % 2 === 0 ? '70%' : '66%'} />
        ))}
      </Stack>
    </div>
  );
}
