import { defineCases } from '../../shared/cases';
import { devicesMachine } from './devices.machine';
import type { Device } from './devices.types';

const current: Device = {
  id: 'd1',
  isCurrent: true,
  browser: 'Firefox',
  system: 'Linux',
  address: '10.0.0.1',
  signedInAt: 0,
  seenAt: 60_000,
};
const phone: Device = {
  id: 'd2',
  isCurrent: false,
  browser: 'Chrome',
  system: 'Android',
  address: '10.0.0.2',
  signedInAt: 0,
  seenAt: 30_000,
};
const offline = [{ name: 'offline', error: { kind: 'offline' } }];
const ended = { done: [{ name: 'ended', output: null }], error: offline };

export const cases = defineCases(devicesMachine, {
  file: import.meta.url,
  events: {
    'devices.close': [{ name: 'click' }],
    'devices.reload': [{ name: 'again' }],
    'device.end': [
      { name: 'the phone', id: 'd2' },
      { name: 'this device', id: 'd1' },
    ],
    'others.end': [{ name: 'click' }],
    'others.confirm': [{ name: 'click' }],
    'others.cancel': [{ name: 'click' }],
  },
  actors: {
    readDevices: {
      done: [
        { name: 'this device and a phone', output: [current, phone] },
        { name: 'this device alone', output: [current] },
      ],
      error: offline,
    },
    endDevice: ended,
    endOthers: ended,
  },
});
