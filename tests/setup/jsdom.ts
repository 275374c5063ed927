import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({ asyncUtilTimeout: 5_000 });
afterEach(cleanup);
// It lays nothing out, so nothing is out of sight.
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => undefined });
// What a file has begun to import is the next one's too: one that is cut off stays broken in a process that they share.
afterAll(() => vi.dynamicImportSettled());
