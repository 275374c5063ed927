import { Badge } from './Badge';

/**
 * The number on an icon, "99+" from 100 on; nothing at zero. Include the count in the label of
 * the element below.
 */
export function CountBadge({ count, most = 99 }: { count: number; most?: number }) {
  if (count <= 0) return null;
  return <Badge tone="count">{count > most ? `${most}+` : count}</Badge>;
}
