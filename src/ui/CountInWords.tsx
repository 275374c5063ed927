import { CountBadge } from './CountBadge';
import { VisuallyHidden } from './VisuallyHidden';

/** The red number behind the text of a menu entry, and what it counts; nothing at zero. */
export function CountInWords({ count, words }: { count: number; words: string }) {
  if (count <= 0) return null;
  return (
    <>
      {' '}
      <span aria-hidden="true">
        <CountBadge count={count} />
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
