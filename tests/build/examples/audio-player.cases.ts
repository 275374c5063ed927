import { defineCases } from '@croupier/paths';
import { machine } from './audio-player.machine';

export const cases = defineCases(machine, {
  file: import.meta.url,
  events: {
    play: [{ name: 'pressed' }],
    stop: [{ name: 'pressed' }],
    faster: [{ name: 'pressed' }],
    slower: [{ name: 'pressed' }],
    call: [{ name: 'comes' }],
    'call.end': [{ name: 'hung up' }],
  },
});
