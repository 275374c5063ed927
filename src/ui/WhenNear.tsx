import type { ReactNode } from 'react';
import { useNear } from './hooks/useNear';
import { Skeleton } from './Skeleton';

/** How many px before the window's edge the code is loaded. */
const AHEAD = 320;

type Props = {
  /** In px. */
  height: number;
  /** Names the place while the part is far: a search by its name finds it. */
  label?: string;
  /** The part; it gets what keeps its place until its code is here. */
  children: (place: ReactNode) => ReactNode;
  /** Called once when the person comes near. */
  onNear?: () => void;
};

/**
 * A part far down the page: its place is kept at this height, and it is mounted when the person
 * comes near.
 */
export function WhenNear({ height, label, children, onNear }: Props) {
  const { ref, isNear } = useNear<HTMLDivElement>(AHEAD, false, onNear);
  const place = <Skeleton height={height} />;
  return (
    <div ref={ref}>
      {isNear ? (
        children(place)
      ) : label === undefined ? (
        place
      ) : (
        <section aria-label={label}>{place}</section>
      )}
    </div>
  );
}
