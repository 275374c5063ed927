import { defineCases } from '../../shared/cases';
import { invitationsMachine } from './invitations.machine';

const linkOf = (code: string) => `https://padauk.example/register?affiliateCode=${code}`;
const invitation = {
  code: 'AB12',
  link: linkOf('AB12'),
  kind: 'agent' as const,
  rates: [{ type: 'dividend' as const, rate: '10' }],
  createdAt: 0,
  registered: 3,
};
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(invitationsMachine, {
  file: import.meta.url,
  events: {
    'data.reload': [{ name: 'again' }],
    'invitation.create': [{ name: 'click' }],
    'invitation.remove': [{ name: 'click', code: 'AB12' }],
    'removal.confirm': [{ name: 'click' }],
    'removal.cancel': [{ name: 'click' }],
  },
  actors: {
    loadInvitations: { done: [{ name: 'one', output: [invitation] }], error: offline },
    createInvitation: {
      done: [
        {
          name: 'made',
          output: {
            kind: 'succeeded',
            value: { ...invitation, code: 'CD34', link: linkOf('CD34') },
          },
        },
        { name: 'cancelled', output: { kind: 'cancelled' } },
      ],
    },
    removeInvitation: {
      done: [
        { name: 'removed', output: { kind: 'removed' } },
        { name: 'refused', output: { kind: 'refused', message: 'It is gone' } },
      ],
      error: offline,
    },
  },
  // The list grows with every new invitation.
  constraint: ({ invitations }) => invitations.length < 3,
});
