import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { useQuickStyles } from './quickStyles';

/**
 * Testing Library would print the whole page at each try to find a missing element, not only at the
 * last one, which adds it by itself.
 */
const isOneLook = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
const getElementError = (message: string | null, container: Element): Error => {
  const error = new Error(
    [message, isOneLook() ? null : prettyDOM(container)].filter(Boolean).join('\n\n'),
  );
  error.name = 'TestingLibraryElementError';
  // The caller set it.
  Error.captureStackTrace(error, getElementError);
  return error;
};
configure({ asyncUtilTimeout: 5_000, getElementError });
afterEach(cleanup);
// jsdom lays nothing out, so nothing is out of sight.
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
// An import that one file begins is shared with the next, so an interrupted import would stay
// broken in a process that they share.
afterAll(() => vi.dynamicImportSettled());
// The file before may have left an address, or a layer that Back would close.
history.replaceState(null, '', '/');
useQuickStyles(window);
