import { useDeferredValue, useState, type ReactNode } from 'react';
import { safeContent } from '../../contract/safeAddress';
import { useRested } from './hooks/useRested';

export type PictureProps = {
  src: string | undefined;
  className: string;
  width: number;
  height: number;
  /** Shown when there is no picture, or when it fails to load. */
  instead: ReactNode;
  isUrgent?: boolean;
};

/**
 * A decorative picture beside its text: without a name, loaded when it comes near, never a broken
 * frame. The text is painted first, because a picture costs more than the tile around it; calls to
 * the platform go first for the same reason: a browser has six connections (HTTP/1.1). A picture
 * that replaces another, or is scrolled past, waits until the list is idle: thirty pictures for
 * each typed letter would delay the next letter.
 */
export function Picture({
  src: address,
  className,
  width,
  height,
  instead,
  isUrgent = false,
}: PictureProps) {
  const src = safeContent(address);
  const [missing, setMissing] = useState<string>();
  const painted = useDeferredValue(useRested(src), undefined);
  if (!src || missing === src) return instead;
  if (!isUrgent && painted !== src) return null;
  return (
    <img
      key={src}
      ref={forgetWhenGone}
      src={src}
      alt=""
      className={className}
      width={width}
      height={height}
      draggable={false}
      decoding="async"
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority="low"
      onError={() => setMissing(src)}
    />
  );
}

/**
 * A picture that is loading would keep its tile in memory, and the connection busy, long after it
 * was scrolled past.
 */
const forgetWhenGone = (picture: HTMLImageElement) => () => picture.removeAttribute('src');
