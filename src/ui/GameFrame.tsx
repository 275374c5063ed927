import { useEffect, useEffectEvent, useRef } from 'react';
import { safeContent } from '../../contract/safeAddress';
import { frame } from './GameFrame.css';

export type GameFrameProps = {
  title: string;
  src: string;
  /** The permissions of the page inside. */
  sandbox: string;
  allow?: string;
  referrerPolicy?: 'no-referrer' | 'origin' | 'strict-origin' | 'strict-origin-when-cross-origin';
  onLoad?: () => void;
  /**
   * The only origin whose messages count; 'null' is the origin of a sandboxed page without
   * `allow-same-origin`.
   */
  expectedOrigin: string;
  /** Called with each message of the page inside, unchecked. */
  onMessage?: (data: unknown) => void;
};

/**
 * A page of another site that fills its box. Messages count only from this frame and from the
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
      src={safeContent(src)}
      sandbox={sandbox}
      allow={allow}
      allowFullScreen={/\bfullscreen\b/.test(allow ?? '') || undefined}
      referrerPolicy={referrerPolicy}
      onLoad={onLoad}
      className={frame}
    />
  );
}
