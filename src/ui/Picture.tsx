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
 * A picture beside words that say the same: without a name of its own, fetched when it comes near,
 * never a broken frame. The words are painted first: a picture costs more than the tile around it.
 * One that takes another's place, or flies by, waits until the list has come to rest: letter by
 * letter, thirty pictures each time would keep the page from answering the next.
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
