import type { Plugin } from 'vite';

/**
 * Leaves the notes of the endpoint table (`spec`, `assumed`) out of what a browser loads: they are for people and for
 * `npm run contract`, and nothing at run time reads them.
 */
export const contractNotes = (): Plugin => ({
  name: 'croupier:contract-notes',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /contract\/endpoints\.ts$/ },
    // Blanks keep every position, so source maps stay right.
    handler: (code) => ({ code: code.replace(/\b(?:spec|assumed): '(?:[^'\\]|\\.)*',?/g, (note) => ' '.repeat(note.length)), map: null }),
  },
});
