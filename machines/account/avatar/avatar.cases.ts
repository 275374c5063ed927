import { defineCases } from '../../shared/cases';
import { avatarMachine } from './avatar.machine';

const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(avatarMachine, {
  file: import.meta.url,
  inputs: { member: { isTrial: false }, trial: { isTrial: true } },
  events: {
    'icons.show': [{ name: 'click' }],
    'icons.retry': [{ name: 'click' }],
    'icons.hide': [{ name: 'click' }],
    'icon.choose': [
      { name: 'the lotus', icon: 'lotus' },
      { name: 'none', icon: null },
    ],
  },
  actors: {
    readIcons: {
      done: [
        {
          name: 'the set',
          output: {
            icon: null,
            icons: [
              { id: 'lotus', name: 'Lotus', path: '/media/icons/lotus.svg' },
              { id: 'moon', name: 'Moon', path: '/media/icons/moon.svg' },
            ],
          },
        },
      ],
      error: offline,
    },
    chooseIcon: {
      done: [
        { name: 'chosen', output: { kind: 'chosen', path: '/media/icons/lotus.svg' } },
        { name: 'refused', output: { kind: 'refused', message: 'There is no such picture' } },
      ],
      error: offline,
    },
  },
});
