import { useEffect, useEffectEvent, useRef } from 'react';
import { frame } from './GameFrame.css';

export type GameFrameProps = {
  title: string;
  src: string;
  /** What the page inside may do, and no more. */
  sandbox: string;
  allow?: string;
  referrerPolicy?: 'no-referrer' | 'origin' | 'strict-origin' | 'strict-origin-when-cross-origin';
  onLoad?: () => void;
  /**
   * The only origin whose messages count; 'null' is that of a sandboxed page without
   * `allow-same-origin`.
   */
  expectedOrigin: string;
  /** What the page inside posted, unread. */
  onMessage?: (data: unknown) => void;
};

/**
 * Another site's page that fills its box. A message counts only from this very frame and from the
 * expected origin.
 */
export function GameFrame({
  title,
  src,
  sandbox,
  allow,
  referrerPolicy = 'strict-origin',
  onLoad,
  expectedOrigin,
  onMessage,
}: GameFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== null && source === element.current?.contentWindow && origin === expectedOrigin)
      onMessage?.(data);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  return (
    <iframe
      key={src}
      ref={element}
      title={title}
      src={src}
      sandbox={sandbox}
      allow={allow}
      allowFullScreen={/\bfullscreen\b/.test(allow ?? '') || undefined}
      referrerPolicy={referrerPolicy}
      onLoad={onLoad}
      className={frame}
    />
  );
}
