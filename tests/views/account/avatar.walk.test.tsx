import '../site/shell.setup';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { cases } from '../../../machines/account/avatar/avatar.cases';
import {
  avatarMachine,
  type AvatarSnapshot,
} from '../../../machines/account/avatar/avatar.machine';
import type {
  AvatarInput,
  AvatarOutcome,
  Icons,
} from '../../../machines/account/avatar/avatar.types';
import { AvatarChoice } from '../../../src/features/account/avatar/AvatarChoice';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step =
  | EventFrom<typeof avatarMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${'readIcons' | 'chooseIcon'}`;

const start = async (input: AvatarInput) => {
  const readIcons = new Held<Icons>();
  const chooseIcon = new Held<AvatarOutcome, { icon: string | null }>();
  const avatar = createActor(
    avatarMachine.provide({
      actors: { readIcons: readIcons.logic, chooseIcon: chooseIcon.logic },
    }),
    { input },
  ).start();
  await renderView(<AvatarChoice avatar={avatar} />);
  return { avatar, readIcons, chooseIcon };
};
type World = Awaited<ReturnType<typeof start>>;

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));

const gestures = {
  'icons.show': () => press('Change picture'),
  'icons.retry': () => press('Try again'),
  'icons.hide': ({ avatar }) =>
    // While the pictures are read there is no button: the owner of the page ends it.
    screen.queryByRole('button', { name: 'Close pictures' })
      ? press('Close pictures')
      : avatar.send({ type: 'icons.hide' }),
  'icon.choose': (_, name) => press(name === 'none' ? 'No picture' : 'Lotus'),
  'xstate.done.actor.readIcons': ({ readIcons }, name) =>
    readIcons.answer(outputOf(cases, 'readIcons', name) as Icons),
  'xstate.error.actor.readIcons': ({ readIcons }, name) =>
    readIcons.fail(errorOf(cases, 'readIcons', name)),
  'xstate.done.actor.chooseIcon': ({ chooseIcon }, name) =>
    chooseIcon.answer(outputOf(cases, 'chooseIcon', name) as AvatarOutcome),
  'xstate.error.actor.chooseIcon': ({ chooseIcon }, name) =>
    chooseIcon.fail(errorOf(cases, 'chooseIcon', name)),
} satisfies Gestures<Step, World>;

const region = () => within(screen.getByRole('region', { name: 'Picture' }));
const OFFLINE = 'Network link is abnormal, please try again';

/** Checks what a person sees; written by hand, apart from the selectors. */
const expectShown = ({ value, context: { message } }: AvatarSnapshot) => {
  switch (value) {
    case 'absent':
      return expect(screen.queryByRole('region')).toBeNull();
    case 'summary':
      return expect(region().getByRole('button', { name: 'Change picture' })).toBeVisible();
    case 'reading':
      return expect(region().getByRole('status')).toHaveTextContent('Loading');
    case 'failed':
      return expect(region().getByRole('alert')).toHaveTextContent(OFFLINE);
    default: {
      const isChoosing = value === 'choosing';
      const list = region().getByRole('list', { name: 'Pictures' });
      expect(list.getAttribute('aria-busy')).toBe(isChoosing ? 'true' : null);
      expect(
        within(list)
          .getAllByRole('button')
          .map((one) => one.title),
      ).toEqual(['Lotus', 'Moon', 'No picture']);
      expect(
        within(list).getByRole('button', { name: isChoosing ? 'Lotus' : 'No picture' }),
      ).toHaveAttribute('aria-pressed', 'true');
      const told = region()
        .queryAllByRole('alert')
        .map((alert) => alert.textContent);
      return expect(told).toEqual(
        message === null || isChoosing
          ? []
          : ['text' in message ? 'There is no such picture' : OFFLINE],
      );
    }
  }
};

walkScreens({
  cases,
  gestures,
  start: ({ input }) => start(cases.inputs[input] as AvatarInput),
  actorOf: ({ avatar }) => avatar,
  expectShown: ({ avatar }) => expectShown(avatar.getSnapshot()),
});
