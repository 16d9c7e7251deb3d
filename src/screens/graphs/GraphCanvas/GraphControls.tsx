import { useReactFlow } from '@xyflow/react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import * as css from './GraphCanvas.css.ts';

type GraphControlsProps = {
  onFit: () => void;
  /** Before the view moves by a button. */
  onMove: () => void;
  isFullScreen: boolean;
  onFullScreen: () => void;
};

export function GraphControls({ onFit, onMove, isFullScreen, onFullScreen }: GraphControlsProps) {
  const { zoomIn, zoomOut } = useReactFlow();
  const zoom = (by: () => Promise<boolean>) => () => {
    onMove();
    void by();
  };
  return (
    <div role="group" aria-label="View" className={css.controls}>
      <IconButton icon="plus" label="Zoom in" onPress={zoom(zoomIn)} />
      <IconButton icon="minus" label="Zoom out" onPress={zoom(zoomOut)} />
      <IconButton icon="fit" label="Fit the graph" onPress={onFit} />
      <IconButton
        icon="fullScreen"
        label={isFullScreen ? 'Leave full screen' : 'Full screen'}
        isPressed={isFullScreen}
        onPress={onFullScreen}
      />
    </div>
  );
}
