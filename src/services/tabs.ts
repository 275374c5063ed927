import * as v from 'valibot';

const CHANNEL = 'croupier';
const signedOutSchema = v.object({ type: v.literal('signedOut'), memberId: v.string() });

/** What the tabs of this browser tell each other. Silent where the browser has no BroadcastChannel. */
export type Tabs = {
  announceSignedOut(memberId: string): void;
  /** Another tab signed this member out. Returns how to stop listening. */
  onSignedOut(listener: (memberId: string) => void): () => void;
};

export type OpenChannel = (name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'> | null;

export const createTabs = (open: OpenChannel): Tabs => {
  const channel = open(CHANNEL);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only and takes no target
    announceSignedOut: (memberId) => channel?.postMessage({ type: 'signedOut', memberId }),
    onSignedOut: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        const heard = v.safeParse(signedOutSchema, data);
        if (heard.success) listener(heard.output.memberId);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
};
