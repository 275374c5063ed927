import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { useQuickStyles } from './quickStyles';

/**
 * Testing Library would write down the whole page at each look for what is not there yet, not only
 * at the last one, which adds it by itself.
 */
const isOneLook = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
const getElementError = (message: string | null, container: Element): Error => {
  const error = new Error(
    [message, isOneLook() ? null : prettyDOM(container)].filter(Boolean).join('\n\n'),
  );
  error.name = 'TestingLibraryElementError';
  // It came from the caller.
  Error.captureStackTrace(error, getElementError);
  return error;
};
configure({ asyncUtilTimeout: 5_000, getElementError });
afterEach(cleanup);
// It lays nothing out, so nothing is out of sight.
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
// What a file has begun to import is the next one's too: one that is cut off stays broken in a
// process that they share.
afterAll(() => vi.dynamicImportSettled());
useQuickStyles(window);
