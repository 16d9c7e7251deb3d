import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import * as css from './LogsScreen.css.ts';

const widths = [420, 510, 360, 580, 440, 390, 530, 470, 350, 500];

/** Lines that are on their way. */
export function LogSkeleton() {
  return (
    <div className={css.panel} aria-busy>
      <Stack>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  );
}
