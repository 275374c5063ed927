/** For functions that run in a page: tsx names them with a helper that the page does not have. */
export const NAMING = 'globalThis.__name = (named) => named';
