import type { RefObject } from 'react';
import { useFullscreen } from './hooks/useFullscreen';
import { IconButton } from './IconButton';
import { Maximize, Minimize } from './icons';

export type FullscreenButtonProps = {
  target: RefObject<HTMLElement | null>;
  enterLabel: string;
  leaveLabel: string;
};

/** Shows an element in full screen; not rendered when the browser cannot do it. */
export function FullscreenButton({ target, enterLabel, leaveLabel }: FullscreenButtonProps) {
  const { isSupported, isFullscreen, toggle } = useFullscreen(target);
  if (!isSupported) return null;
  return (
    <IconButton
      aria-label={isFullscreen ? leaveLabel : enterLabel}
      icon={isFullscreen ? <Minimize size={20} /> : <Maximize size={20} />}
      onClick={toggle}
    />
  );
}
