import { useEffect, useRef } from 'react';
import type { Fullscreen } from './hooks/useFullscreen';
import { IconButton } from './IconButton';
import { Maximize, Minimize } from './icons';

export type FullscreenButtonProps = {
  fullscreen: Fullscreen;
  enterLabel: string;
  leaveLabel: string;
};

/**
 * Shows an element in full screen; not rendered when the browser cannot do it. Where two of these
 * take turns, one inside the element, the focus goes from one to the other.
 */
export function FullscreenButton({ fullscreen, enterLabel, leaveLabel }: FullscreenButtonProps) {
  const { isSupported, isFullscreen, toggle } = fullscreen;
  const button = useRef<HTMLButtonElement>(null);
  const wasFullscreen = useRef(false);
  useEffect(() => {
    if (wasFullscreen.current !== isFullscreen && isFocusLost()) button.current?.focus();
    wasFullscreen.current = isFullscreen;
  }, [isFullscreen]);
  if (!isSupported) return null;
  return (
    <IconButton
      ref={button}
      aria-label={isFullscreen ? leaveLabel : enterLabel}
      icon={isFullscreen ? <Minimize size={20} /> : <Maximize size={20} />}
      onClick={toggle}
    />
  );
}

/** The focus is nowhere, or in what is hidden. */
const isFocusLost = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !!activeElement.closest('[hidden]');
};
