import { Pause, Play } from './icons';

/** What a button does to what moves. Filled: two outlined bars look like windows. */
export function PlayPauseIcon({ isPlaying }: { isPlaying: boolean }) {
  const Icon = isPlaying ? Pause : Play;
  return <Icon size={18} fill="currentColor" />;
}
