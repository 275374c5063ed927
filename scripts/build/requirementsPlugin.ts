import type { Plugin } from 'vite';

const REQUIREMENT = /\brequirement: \[[^\]]*\],?/g;

/**
 * Which clause of the spec a state answers is for QA, which reads the machines themselves: no
 * browser loads it.
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
