import { WHITELABEL_FLAGS } from '../../../contract/constants';
import type { Whitelabel } from '../../../contract/domain';
import { defineCases } from '../../shared/cases';
import { appMachine } from './app.machine';
import type { PlatformInfo, StatusOutcome } from './app.types';

const platform: PlatformInfo = {
  customerService: [],
  resources: { VIBER: { labelNameEn: 'Viber', url: 'https://viber.example/padauk' } },
  social: [],
  hasReferral: true,
  isLoginInHeader: false,
  mainOrigin: 'https://padauk.example',
  whitelabel: Object.fromEntries(WHITELABEL_FLAGS.map((flag) => [flag, true])) as Whitelabel,
};
const normal: StatusOutcome = { kind: 'normal' };
const maintenance: StatusOutcome = { kind: 'maintenance', ip: '203.0.113.7' };
const regionRestricted: StatusOutcome = { kind: 'regionRestricted', ip: '203.0.113.7' };
const offline = [{ name: 'offline', error: { kind: 'offline' } }];
const statuses = [
  { name: 'normal', output: normal },
  { name: 'maintenance', output: maintenance },
  { name: 'region restricted', output: regionRestricted },
];
const running = { done: [], error: [] };

export const cases = defineCases(appMachine, {
  file: import.meta.url,
  input: {
    language: 'MY',
    visit: {
      remembered: '',
      path: '/',
      invitation: { affiliateCode: '', referralCode: '' },
      hadPopupsClosed: false,
      notice: null,
    },
    preferences: { menuCollapsed: false, theme: 'system', balanceHidden: false },
  },
  events: {
    'boot.retry': [{ name: 'click' }],
    'status.recheck': [{ name: 'asked' }],
    'language.choose': [
      { name: 'English', language: 'EN' },
      { name: 'Burmese', language: 'MY' },
    ],
  },
  actors: {
    boot: {
      done: statuses.map(({ name, output }) => ({ name, output: { status: output, platform } })),
      error: offline,
    },
    readStatus: { done: statuses, error: offline },
    checkStatus: { done: statuses, error: offline },
    switchLanguage: { done: [{ name: 'switched', output: null }], error: offline },
    session: running,
    overlay: running,
    release: running,
    shell: running,
    toasts: running,
  },
});
