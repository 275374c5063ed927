import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import { ensureWords } from '../../i18n/i18n';
import type { ScreenProps } from './defineFlow';
import { lazyScreen } from './lazyScreen';
import { flowChunk } from './table';

type AnyScreenProps = ScreenProps<AnyActorRef>;
const screens = new Map<string, ComponentType<AnyScreenProps>>();

/**
 * The screen of a flow, the same component each time. Its flow, its words and the flows that it
 * needs come before it shows.
 */
export const screenOf = (name: string): ComponentType<AnyScreenProps> => {
  const known = screens.get(name);
  if (known) return known;
  const made = lazyScreen(async () => {
    const { screen } = await flowChunk(name).load();
    if (!screen) throw new Error(`the flow ${name} has no screen`);
    const [Screen] = await Promise.all([
      screen.load(),
      ensureWords(...screen.words),
      ...(screen.along ?? []).map((other) => flowChunk(other).load()),
    ]);
    // The actor of a flow is always of the flow's own machine.
    return Screen as ComponentType<AnyScreenProps>;
  });
  screens.set(name, made);
  return made;
};
