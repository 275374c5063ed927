import { shape } from './Skeleton.css';

export type SkeletonProps = { shape?: keyof typeof shape; width?: number | string; height?: number | string; aspectRatio?: string };

/** Holds the place of what is coming, at its final size. Hidden from assistive technology: its container says `aria-busy`. */
export function Skeleton({ shape: kind = 'block', ...size }: SkeletonProps) {
  return <span aria-hidden="true" className={shape[kind]} style={size} />;
}
