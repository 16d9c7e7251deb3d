import { useEffect, useState } from 'react';

/**
 * The graph over the whole window, and the window over the whole screen where the browser lets it. It is the document
 * that fills the screen, so that menus, dialogs and toasts stay above the graph.
 */
export function useFullScreen() {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    // Escape leaves it without asking us.
    const follow = () => {
      if (!document.fullscreenElement) setOn(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  const toggle = () => {
    setOn(!isOn);
    if (!isOn) document.documentElement.requestFullscreen().catch(() => undefined);
    else if (document.fullscreenElement) void document.exitFullscreen();
  };

  return { isOn, toggle };
}
