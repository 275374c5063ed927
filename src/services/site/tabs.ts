import * as v from 'valibot';
import type { Shared, SharedKind } from './sharedTabs';

const CHANNEL = 'croupier';

const signedOutSchema = v.object({ type: v.literal('signedOut'), memberId: v.string() });
/**
 * The messages between the tabs of this browser. Silent when the browser has no BroadcastChannel.
 */
export type Tabs = {
  announceSignedOut(memberId: string): void;
  /** Another tab signed this member out. Returns a function that stops listening. */
  onSignedOut(listener: (memberId: string) => void): () => void;
  /** Tells the other tabs what this tab's member has now; null where nobody is signed in. */
  announce<TKind extends SharedKind>(
    kind: TKind,
    memberId: string | null,
    value: Shared[TKind],
  ): void;
  /**
   * Listens to messages that fit the schema: any page of this origin may post here. Returns how to
   * stop listening.
   */
  hear<TMessage>(
    schema: v.GenericSchema<unknown, TMessage>,
    listener: (message: TMessage) => void,
  ): () => void;
};

export type OpenChannel = (
  name: string,
) => Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'
> | null;

/** The channel between the tabs of this browser. */
export const createTabs = (open: OpenChannel): Tabs => {
  const channel = open(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const say = (message: object) => channel?.postMessage(message);
  const hear: Tabs['hear'] = (schema, listener) => {
    const take = ({ data }: MessageEvent<unknown>) => {
      const heard = v.safeParse(schema, data);
      if (heard.success) listener(heard.output);
    };
    channel?.addEventListener('message', take);
    return () => channel?.removeEventListener('message', take);
  };

  return {
    announceSignedOut: (memberId) => say({ type: 'signedOut', memberId }),
    onSignedOut: (listener) => hear(signedOutSchema, ({ memberId }) => listener(memberId)),
    announce: (type, memberId, value) => say({ type, memberId, value }),
    hear,
  };
};
