import { Badge } from './Badge';

/**
 * The red number on an icon, "99+" from a hundred on; nothing at none. Say the count in the label
 * of what it sits on.
 */
export function CountBadge({ count, most = 99 }: { count: number; most?: number }) {
  if (count <= 0) return null;
  return <Badge tone="count">{count > most ? `${most}+` : count}</Badge>;
}
