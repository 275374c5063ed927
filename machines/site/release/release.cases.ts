import { defineCases } from '../../shared/cases';
import { releaseMachine } from './release.machine';

export const cases = defineCases(releaseMachine, {
  file: import.meta.url,
  events: {
    'file.missing': [{ name: 'after a deployment' }],
    'release.reload': [{ name: 'click' }],
    'release.postpone': [{ name: 'click' }],
  },
  actors: {
    readRelease: {
      done: [
        { name: 'same', output: { kind: 'same' } },
        { name: 'newer, nothing typed', output: { kind: 'newer', isUntouched: true } },
        { name: 'newer, something typed', output: { kind: 'newer', isUntouched: false } },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    reload: { done: [], error: [{ name: 'refused', error: { kind: 'unknown' } }] },
  },
});
