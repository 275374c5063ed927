import { useDeferredValue, useState, type ReactNode } from 'react';
import { useRested } from './hooks/useRested';

export type PictureProps = {
  src: string | undefined;
  className: string;
  width: number;
  height: number;
  /** Takes its place when there is none, or it does not come. */
  instead: ReactNode;
  isUrgent?: boolean;
};

/**
 * A decorative picture beside its words: without a name of its own, fetched when it comes near,
 * never a broken frame. The words are painted first, because a picture costs more than the tile
 * around it. A picture that replaces another, or is scrolled past, waits until the list is idle:
 * thirty pictures for each typed letter would delay the next letter.
 */
export function Picture({
  src,
  className,
  width,
  height,
  instead,
  isUrgent = false,
}: PictureProps) {
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
      onError={() => setMissing(src)}
    />
  );
}

/**
 * A picture on its way would keep its tile in memory, and the line busy, long after somebody has
 * scrolled by.
 */
const forgetWhenGone = (picture: HTMLImageElement) => () => picture.removeAttribute('src');
