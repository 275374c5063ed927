import { defineCases } from '../../shared/cases';
import { captchaMachine } from './captcha.machine';

export const cases = defineCases(captchaMachine, {
  file: import.meta.url,
  events: {
    'captcha.refresh': [{ name: 'click' }],
    'captcha.renew': [{ name: 'spent' }],
    'captcha.waive': [{ name: 'click' }],
    'picture.broken': [{ name: 'no picture' }],
    'verification.cancel': [{ name: 'click' }],
  },
  actors: {
    fetchCaptcha: {
      done: [{ name: 'a picture', output: { image: 'iVBORw0KGgo=', key: 'picture-1' } }],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
    alternative: {
      done: [
        { name: 'passed', output: { kind: 'passed', solution: 'solution' } },
        { name: 'unsolved', output: { kind: 'unsolved' } },
        { name: 'faulted', output: { kind: 'faulted', message: { key: 'errors:network' } } },
      ],
    },
  },
});
