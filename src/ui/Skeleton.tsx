import { shape } from './Skeleton.css';

export type SkeletonProps = {
  shape?: keyof typeof shape;
  width?: number | string;
  height?: number | string;
  aspectRatio?: string;
  isStill?: boolean;
};

/**
 * Holds the place of what is coming, at its final size; still where it waits for long, for what
 * moves is put together anew in every frame. Hidden from assistive technology: its container says
 * `aria-busy`.
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
