import path from 'node:path';

/** Of the checkout. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
