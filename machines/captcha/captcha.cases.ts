import { defineCases } from '../shared/cases';
import { captchaMachine } from './captcha.machine';

export const cases = defineCases(captchaMachine, {
  events: {
    'captcha.refresh': [{ name: 'click' }],
    'captcha.renew': [{ name: 'spent' }],
  },
  actors: {
    fetchCaptcha: {
      done: [{ name: 'a picture', output: { image: 'iVBORw0KGgo=', key: 'picture-1' } }],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
