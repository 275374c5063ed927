/**
 * For a page that is handed functions: tsx names them by a helper of its own, which a page lacks.
 */
export const NAMING = 'globalThis.__name = (named) => named';
