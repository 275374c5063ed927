import type { ComponentType } from 'react';
import { CHUNK_LOAD_TIMEOUT } from '../../../contract/constants';
import type { Message } from '../../../machines/shared/message';
import { ensureWords } from '../../i18n/i18n';
import { loadTwice, reloadable } from '../../ui/reloadable';

/**
 * A screen did not arrive: the network is gone, or it took longer than 120 s (spec §8 Product
 * behaviour, §9).
 */
export class ScreenLoadError extends Error {
  override name = 'ScreenLoadError';
  /** Lets the screen be fetched again when it is shown again: React keeps a failed one. */
  forget: () => void = () => undefined;
  constructor(
    readonly notice: Message,
    cause?: unknown,
  ) {
    super('a screen could not be loaded', { cause });
  }
}

/**
 * A screen that comes in a chunk of its own together with its words, within the time limit of the
 * spec. One that failed to come throws a `ScreenLoadError` to the `LoadBoundary` around it.
 */
export const lazyScreen = <TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  ...namespaces: string[]
) => {
  let isAgain = false;
  const { Component, preload, forget } = reloadable<TProps>(async () => {
    try {
      const [Screen] = await withinLimit(
        loadTwice(() => Promise.all([load(), ensureWords(...namespaces)])),
      );
      return Screen;
    } catch (error) {
      if (!(error instanceof ScreenLoadError)) throw error;
      // Chromium before 151 never asks twice in one page for a file of code that did not come.
      const told = isAgain ? new ScreenLoadError({ key: 'errors:loadAgain' }, error) : error;
      told.forget = () => {
        isAgain = true;
        forget();
      };
      throw told;
    }
  });
  return Object.assign(Component, { preload });
};

const withinLimit = async <TValue,>(work: Promise<TValue>): Promise<TValue> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ScreenLoadError({ key: 'errors:loadTimeout' })),
      CHUNK_LOAD_TIMEOUT,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } catch (error) {
    throw error instanceof ScreenLoadError
      ? error
      : new ScreenLoadError({ key: 'errors:network' }, error);
  } finally {
    clearTimeout(timer);
  }
};
