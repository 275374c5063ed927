import { Countdown } from './Countdown';
import { useNow } from './hooks/useNow';

/** Counts down to a time (epoch ms). */
export function TimeLeft({ until, label }: { until: number; label?: string }) {
  const now = useNow();
  return <Countdown remaining={until - now} {...(label !== undefined && { label })} />;
}
