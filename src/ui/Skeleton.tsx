import { shape } from './Skeleton.css';

export type SkeletonProps = {
  shape?: keyof typeof shape;
  width?: number | string;
  height?: number | string;
  aspectRatio?: string;
  isStill?: boolean;
};

/**
 * A placeholder for content that is loading, at its final size. It is not animated during long
 * waits, because animation repaints every frame. Hidden from assistive technology: its container
 * sets `aria-busy`.
 */
export function Skeleton({ shape: kind = 'block', isStill = false, ...size }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-still={isStill || undefined}
      className={shape[kind]}
      style={size}
    />
  );
}
