import { Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { RefreshCw } from './icons';
import { IconButton } from './IconButton';
import { loadTwice, reloadable } from './reloadable';

/** The code of a part did not come. The person sees it, so that nothing has to be reported. */
export class PartLoadError extends Error {
  override name = 'PartLoadError';
  constructor(cause: unknown) {
    super('a part of the page could not be loaded', { cause });
  }
}

type Place = {
  /** Stands in the part's place until its code is here. */
  place?: ReactNode;
  /** Names the button that fetches the part again. Without it, a part that failed is left out. */
  retryLabel?: string;
};

/**
 * A part of a page whose code comes in a file of its own. When the file does not come, or the part
 * cannot be shown, the rest of the page stays.
 */
export const lazyPart = <TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): ComponentType<TProps & Place> => {
  const { Component, forget } = reloadable<TProps>(() =>
    loadTwice(load).catch((error: unknown) => {
      throw new PartLoadError(error);
    }),
  );

  return function LazyPart({ place = null, retryLabel, ...props }: TProps & Place) {
    return (
      <ErrorBoundary
        onError={forget}
        fallbackRender={({ resetErrorBoundary }) =>
          retryLabel === undefined ? null : (
            <IconButton
              aria-label={retryLabel}
              icon={<RefreshCw size={20} />}
              onClick={() => resetErrorBoundary()}
            />
          )
        }
      >
        <Suspense fallback={place}>
          <Component {...(props as unknown as TProps)} />
        </Suspense>
      </ErrorBoundary>
    );
  };
};
