import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import { ensureWords } from '../../i18n/i18n';
import type { FlowScreen, ScreenProps } from './defineFlow';
import { keyed } from './keyed';
import { lazyScreen } from './lazyScreen';
import { flowChunk } from './table';

type AnyScreen = ComponentType<ScreenProps<AnyActorRef>>;

/** Loads a screen with its words and the flows that it needs. */
export const loadScreen = async (screen: FlowScreen<never>) => {
  const [Screen] = await Promise.all([
    screen.load(),
    ensureWords(...screen.words),
    ...(screen.along ?? []).map((other) => flowChunk(other).load()),
  ]);
  // The actor of a flow is always of the flow's own machine.
  return Screen as AnyScreen;
};

/**
 * The screen of a flow, the same component each time. Its flow, its words and the flows that it
 * needs come before it shows.
 */
export const screenOf = keyed((name: string) =>
  lazyScreen(async () => {
    // Words of the flow's own name come along with its file; its screen says whether it has any.
    ensureWords(name).catch(() => undefined);
    const { screen } = await flowChunk(name).load();
    if (!screen) throw new Error(`the flow ${name} has no screen`);
    return loadScreen(screen);
  }),
);
