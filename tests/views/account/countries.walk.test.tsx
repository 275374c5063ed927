import '../../ui/floating.setup';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Country } from '../../../contract/countries';
import { cases } from '../../../machines/account/countries/countries.cases';
import type { CountriesRef } from '../../../machines/account/countries/countries.machine';
import { MobileNumber } from '../../../src/features/account/smsCode/MobileNumber';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { field } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import { makeCode, makeCountries } from '../../support/smsWorld';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

const start = async () => {
  const { countries, load } = makeCountries();
  const { code } = makeCode('register');
  await renderView(
    <form aria-label="form">
      <MobileNumber countries={countries} code={code} />
    </form>,
  );
  return { countries, load, code, known: ['Myanmar (Burma)'] };
};
type World = Awaited<ReturnType<typeof start>>;

const gestures = {
  // Read again after a change of language.
  'data.reload': ({ countries }) => act(() => countries.send({ type: 'data.reload' })),
  'data.received': ({ countries }, name) =>
    act(() =>
      countries.send({
        type: 'data.received',
        ...(eventOf(cases, 'data.received', name) as { value: Country[] }),
      }),
    ),
  'xstate.done.actor.load': async (world, name) => {
    await world.load.answer(outputOf(cases, 'load', name) as Country[]);
    world.known = ['Myanmar (Burma)', 'Thailand'];
  },
  'xstate.error.actor.load': ({ load }, name) => load.fail(errorOf(cases, 'load', name)),
} satisfies Gestures<
  Parameters<CountriesRef['send']>[0]['type'] | `xstate.${'done' | 'error'}.actor.load`,
  World
>;

const list = () => screen.queryByRole('listbox', { name: 'Country code' });
const namesOf = (options: HTMLElement) =>
  within(options)
    .getAllByRole('option')
    .map((option) => option.textContent?.replace(/\+\d+$/, ''));

/**
 * Before the platform's list is loaded, while it is read again and after a failure a number and its
 * country can be entered.
 */
const expectShown = async ({ known }: World) => {
  expect(field(/^Mobile number/)).not.toHaveAttribute('readonly');
  expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveTextContent('+95');
  await userEvent.click(screen.getByRole('combobox', { name: 'Country code' }));
  await waitFor(() => expect(namesOf(list() ?? document.body)).toEqual(known));
  // It handles keys once it has the focus.
  await waitFor(() => expect(list()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(list()).toBeNull());
};

walkScreens({
  cases,
  gestures,
  start,
  actorOf: ({ countries, code }) => ({
    getSnapshot: () => countries.getSnapshot(),
    stop: () => [countries, code].forEach((actor) => actor.stop()),
  }),
  expectShown,
});
