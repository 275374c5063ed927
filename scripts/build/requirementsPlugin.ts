import type { Plugin } from 'vite';

const REQUIREMENT = /\brequirement: \[[^\]]*\],?/g;

/**
 * Removes `meta.requirement` from the charts: QA reads it from the sources, and no browser needs
 * it.
 */
export const requirements = (): Plugin => ({
  name: 'croupier:requirements',
  enforce: 'pre',
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  transform: {
    filter: { id: /machines\/.*\.ts$/, code: /\brequirement: \[/ },
    handler: (code) => ({
      code: code.replace(REQUIREMENT, (text) => text.replace(/[^\n]/g, ' ')),
      map: null,
    }),
  },
});
