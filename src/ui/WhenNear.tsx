import { Suspense, type ReactNode } from 'react';
import { useNear } from './hooks/useNear';
import { Skeleton } from './Skeleton';

/** Px before the window's edge at which its code is fetched. */
const AHEAD = 320;

/**
 * A part of the page far down: its place is kept at this height, and it is mounted when the person
 * comes near.
 */
export function WhenNear({ height, children }: { height: number; children: ReactNode }) {
  const { ref, isNear } = useNear<HTMLDivElement>(AHEAD);
  const place = <Skeleton height={height} />;
  return <div ref={ref}>{isNear ? <Suspense fallback={place}>{children}</Suspense> : place}</div>;
}
