import type { RefObject } from 'react';
import { useFullscreen } from './hooks/useFullscreen';
import { IconButton } from './IconButton';
import { Maximize, Minimize } from './icons';

export type FullscreenButtonProps = {
  target: RefObject<HTMLElement | null>;
  enterLabel: string;
  leaveLabel: string;
};

/** Lets an element fill the screen; absent where the browser cannot. */
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
