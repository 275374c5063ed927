import { devicesMachine } from '../../machines/account/devices/devices.machine';
import { createDevices } from '../services/account/devices';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The devices on which a member is signed in. */
export const devices = defineFlow({
  machine: devicesMachine,
  ports: ({ service }) => {
    const { readDevices, endDevice, endOthers } = service(createDevices);
    return {
      readDevices: read(readDevices),
      endDevice: act(endDevice),
      endOthers: read(endOthers),
    };
  },
  screen: {
    load: async () => (await import('../features/account/devices/DevicesDialog')).DevicesDialog,
    words: ['devices'],
  },
});
