import '../site/shell.setup';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { cases } from '../../../machines/account/devices/devices.cases';
import { devicesMachine } from '../../../machines/account/devices/devices.machine';
import type { Device } from '../../../machines/account/devices/devices.types';
import { DevicesDialog } from '../../../src/features/account/devices/DevicesDialog';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'readDevices' | 'endDevice' | 'endOthers';
type Step = EventFrom<typeof devicesMachine>['type'] | `xstate.${'done' | 'error'}.actor.${Port}`;

const start = async () => {
  const ports = {
    readDevices: new Held<Device[]>(),
    endDevice: new Held<null, { id: string }>(),
    endOthers: new Held<null>(),
  };
  const devices = createActor(
    devicesMachine.provide({
      actors: {
        readDevices: ports.readDevices.logic,
        endDevice: ports.endDevice.logic,
        endOthers: ports.endOthers.logic,
      },
    }),
  ).start();
  await renderView(<DevicesDialog actor={devices} />);
  return { devices, ports };
};
type World = Awaited<ReturnType<typeof start>>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Devices' }));
const question = () => within(screen.getByRole('dialog', { name: 'Sign out all other devices?' }));
const press = (name: string) => void fireEvent.click(dialog().getByRole('button', { name }));
/**
 * Nothing else can be pressed while the question is open, so the machine is sent the event
 * directly.
 */
const close = ({ devices }: World) => devices.send({ type: 'devices.close' });

const gestures = {
  'devices.close': (world) =>
    screen.queryAllByRole('dialog').length > 1 ? close(world) : press('Close'),
  'devices.reload': () => press('Try again'),
  'device.end': ({ devices }, name) =>
    // This device has no button.
    name === 'the phone'
      ? press('Sign out: Chrome on Android')
      : devices.send({ type: 'device.end', id: 'd1' }),
  'others.end': () => press('Sign out all others'),
  'others.confirm': () =>
    void fireEvent.click(question().getByRole('button', { name: 'Sign out all others' })),
  'others.cancel': () => void fireEvent.click(question().getByRole('button', { name: 'Cancel' })),
  'xstate.done.actor.readDevices': ({ ports }, name) =>
    ports.readDevices.answer(outputOf(cases, 'readDevices', name) as Device[]),
  'xstate.error.actor.readDevices': ({ ports }, name) =>
    ports.readDevices.fail(errorOf(cases, 'readDevices', name)),
  'xstate.done.actor.endDevice': ({ ports }) => ports.endDevice.answer(null),
  'xstate.error.actor.endDevice': ({ ports }, name) =>
    ports.endDevice.fail(errorOf(cases, 'endDevice', name)),
  'xstate.done.actor.endOthers': ({ ports }) => ports.endOthers.answer(null),
  'xstate.error.actor.endOthers': ({ ports }, name) =>
    ports.endOthers.fail(errorOf(cases, 'endOthers', name)),
} satisfies Gestures<Step, World>;

walkScreens<World>({
  cases,
  gestures,
  start,
  actorOf: ({ devices }) => devices,
  expectShown: ({ devices }, value) => {
    const { context } = devices.getSnapshot();
    const isAsked = value === 'confirmation' || value === 'endingOthers';
    expect(screen.queryAllByRole('dialog', { name: /^Sign out all other/ })).toHaveLength(
      isAsked ? 1 : 0,
    );
    if (isAsked) return;
    const alerts = dialog().queryAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual(
      context.message === null ? [] : [expect.stringContaining('Network link is abnormal')],
    );
    if (value === 'unread' || context.devices === null) return;
    const entries = within(dialog().getByRole('list', { name: 'Devices' })).getAllByRole(
      'listitem',
    );
    expect(entries).toHaveLength(context.devices.length);
    expect(entries[0]).toHaveTextContent('Firefox on Linux');
    expect(entries[0]).toHaveTextContent('This device');
    expect(dialog().queryAllByRole('button', { name: /^Sign out: / })).toHaveLength(
      context.devices.length - 1,
    );
  },
});
