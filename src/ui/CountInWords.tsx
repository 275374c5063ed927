import { Badge } from './Badge';
import { CountBadge } from './CountBadge';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * The number behind the text of a menu entry, and what it counts; nothing at zero. A quiet one asks
 * for nothing.
 */
export function CountInWords({
  count,
  words,
  isQuiet = false,
}: {
  count: number;
  words: string;
  isQuiet?: boolean;
}) {
  if (count <= 0) return null;
  return (
    <>
      {' '}
      <span aria-hidden="true">
        {isQuiet ? <Badge tone="info">{count}</Badge> : <CountBadge count={count} />}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
