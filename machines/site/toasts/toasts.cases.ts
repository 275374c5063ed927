import { defineCases } from '../../shared/cases';
import { toastsMachine } from './toasts.machine';

export const cases = defineCases(toastsMachine, {
  file: import.meta.url,
  events: {
    'toast.push': [
      { name: 'a fault', tone: 'danger', message: { key: 'errors:network' } },
      { name: 'a warning', tone: 'warning', message: { key: 'errors:notLoggedIn' } },
    ],
    'toast.dismiss': [{ name: 'click' }],
    'toast.hold': [{ name: 'pointer enters' }],
    'toast.release': [{ name: 'pointer leaves' }],
  },
  // Ids count up; a fifth toast behaves like a third.
  constraint: ({ nextId }) => nextId <= 4,
});
