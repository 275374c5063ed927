import { CASE_TIME } from '../../shared/caseTime';
import { defineCases } from '../../shared/cases';
import { chatMachine } from './chat.machine';

const offline = [{ name: 'offline', error: { kind: 'offline' } }];
const greeting = {
  id: '1',
  clientId: null,
  from: 'desk' as const,
  author: 'Su Su',
  text: 'Mingalaba',
  time: CASE_TIME,
};

// The stream is given up after one try: more tries add nothing to explore.
const hasty = chatMachine.provide({ guards: { hasTries: ({ context }) => context.tries < 1 } });

export const cases = defineCases(hasty, {
  file: import.meta.url,
  inputs: { choice: { modelId: null }, desk: { modelId: 'player' } },
  events: {
    'desk.choose': [{ name: 'player support', modelId: 'player' }],
    'chat.say': [{ name: 'hello', id: 'd1', text: 'Hello' }],
    'chat.sayAgain': [{ name: 'hello', id: 'd1' }],
    'chat.fold': [{ name: 'click' }],
    'chat.unfold': [{ name: 'click' }],
    'chat.close': [{ name: 'click' }],
    'chat.retry': [{ name: 'click' }],
    'language.changed': [{ name: 'other words' }],
    'stream.opened': [{ name: 'open' }],
    'stream.lost': [{ name: 'broken' }],
    'message.arrived': [
      { name: 'a greeting', message: greeting },
      { name: 'our own', message: { ...greeting, id: '2', clientId: 'd1', from: 'me' } },
    ],
  },
  actors: {
    loadModels: {
      done: [
        {
          name: 'one desk',
          output: [{ modelId: 'player', name: 'Player support', isOnline: true }],
        },
      ],
      error: offline,
    },
    launchChat: {
      done: [{ name: 'a room', output: { room: 'r1', chatUrl: '/stream?room=r1' } }],
      error: offline,
    },
    listen: {},
    sendMessage: { done: [{ name: 'sent', output: null }], error: offline },
  },
  constraint: ({ messages, drafts }) => messages.length + drafts.length <= 2 && drafts.length <= 1,
});
