import type { ReactNode } from 'react';
import { useNear } from './hooks/useNear';
import { Skeleton } from './Skeleton';

/** How many px before the window's edge the code is loaded. */
const AHEAD = 320;

type Props = {
  /** In px. */
  height: number;
  /** The part; it gets what keeps its place until its code is here. */
  children: (place: ReactNode) => ReactNode;
  /** Called once when the person comes near. */
  onNear?: () => void;
};

/**
 * A part far down the page: its place is kept at this height, and it is mounted when the person
 * comes near.
 */
export function WhenNear({ height, children, onNear }: Props) {
  const { ref, isNear } = useNear<HTMLDivElement>(AHEAD, false, onNear);
  const place = <Skeleton height={height} />;
  return <div ref={ref}>{isNear ? children(place) : place}</div>;
}
