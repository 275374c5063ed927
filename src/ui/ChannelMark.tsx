import { MessageCircle, Send } from './icons';

/** Where a brand can be written to or followed. */
export type ChannelKey = 'VIBER' | 'TELEGRAM' | 'FACEBOOK' | 'YOUTUBE';

/**
 * A channel's icon, in the style of the other icons. Decorative: the name stands beside it or in
 * the link's label.
 */
export function ChannelMark({ channel, size }: { channel: ChannelKey; size: number }) {
  switch (channel) {
    case 'VIBER':
      return <MessageCircle size={size} aria-hidden="true" />;
    case 'TELEGRAM':
      return <Send size={size} aria-hidden="true" />;
    case 'FACEBOOK':
      return <Line size={size} d="M15.5 6H14a2.5 2.5 0 0 0-2.5 2.5V20.8M8.5 12.5h6" isRound />;
    case 'YOUTUBE':
      return <Line size={size} d="M10.2 9.2v5.6l4.9-2.8z" />;
  }
}

function Line({ size, d, isRound = false }: { size: number; d: string; isRound?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {isRound ? (
        <circle cx="12" cy="12" r="9.5" />
      ) : (
        <rect x="2.5" y="5" width="19" height="14" rx="4" />
      )}
      <path d={d} />
    </svg>
  );
}
