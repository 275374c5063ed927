import { Skeleton } from './Skeleton';
import { stack } from './Waiting.css';
import { VisuallyHidden } from './VisuallyHidden';

/** Placeholder rows of their final height while content is loading. */
export function Waiting({ label, rows, height }: { label: string; rows: number; height: number }) {
  return (
    <div role="status" className={stack}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  );
}
