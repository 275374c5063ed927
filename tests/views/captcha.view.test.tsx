import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, type EventFrom } from 'xstate';
import { CAPTCHA_REFRESH_INTERVAL } from '../../contract/constants';
import { cases } from '../../machines/captcha/captcha.cases';
import { captchaMachine, type CaptchaPicture } from '../../machines/captcha/captcha.machine';
import { planOf } from '../../qa/plan';
import { CaptchaField } from '../../src/features/captcha/CaptchaField';
import { Held } from '../support/held';
import { button, click, field, OFFLINE } from '../support/loginWorld';
import { renderView } from '../support/renderView';
import { gesture, walkPath, type Gestures, type WalkDriver } from '../support/walk';

const renderCaptcha = async () => {
  const fetchCaptcha = new Held<CaptchaPicture>();
  const clock = new SimulatedClock();
  const actor = createActor(captchaMachine.provide({ actors: { fetchCaptcha: fetchCaptcha.logic } }), { clock });
  actor.start();
  const onWaive = vi.fn<() => void>();
  const { container } = await renderView(<form aria-label="form"><CaptchaField captcha={actor} onWaive={onWaive} /></form>);
  const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'form' })));
  return { actor, fetchCaptcha, clock, onWaive, container, sent };
};
const shown = () => button('Refresh captcha').querySelector('img');

test('the picture is the button that refreshes it, at most once a second', async () => {
  const { fetchCaptcha, clock } = await renderCaptcha();
  expect(button('Refresh captcha')).toHaveAttribute('aria-busy', 'true');
  await fetchCaptcha.answer({ image: 'AAAA', key: 'one' });
  expect(shown()).toHaveAttribute('src', 'data:image/png;base64,AAAA');
  click('Refresh captcha');
  expect(fetchCaptcha.calls).toHaveLength(1);
  clock.increment(CAPTCHA_REFRESH_INTERVAL);
  click('Refresh captcha');
  click('Refresh captcha');
  expect(fetchCaptcha.calls).toHaveLength(2);
});

test('a new picture empties the field, keeps its focus and travels with its own key', async () => {
  const { fetchCaptcha, clock, sent } = await renderCaptcha();
  await fetchCaptcha.answer({ image: 'AAAA', key: 'one' });
  await userEvent.type(field('Captcha'), 'old');
  expect(sent()).toEqual({ captcha: 'old', captchaKey: 'one' });
  clock.increment(CAPTCHA_REFRESH_INTERVAL);
  click('Refresh captcha');
  field('Captcha').focus();
  await fetchCaptcha.answer({ image: 'BBBB', key: 'two' });
  expect(sent()).toEqual({ captcha: '', captchaKey: 'two' });
  expect(field('Captcha')).toHaveFocus();
});

test('is no word of a dictionary and no saved value', async () => {
  await renderCaptcha();
  expect(field('Captcha')).toHaveAttribute('autocomplete', 'off');
  expect(field('Captcha')).toHaveAttribute('spellcheck', 'false');
  expect(field('Captcha')).toHaveAttribute('inputmode', 'text');
});

test('a picture that cannot be fetched is said at the field and can be fetched again', async () => {
  const { fetchCaptcha, clock } = await renderCaptcha();
  await fetchCaptcha.fail(OFFLINE);
  expect(field('Captcha')).toHaveAccessibleDescription(/Network link is abnormal/);
  clock.increment(CAPTCHA_REFRESH_INTERVAL);
  click('Refresh captcha');
  await fetchCaptcha.answer({ image: 'AAAA', key: 'one' });
  expect(shown()).toBeVisible();
  expect(field('Captcha')).not.toHaveAccessibleDescription(/Network link is abnormal/);
});

test('whoever cannot read it says so', async () => {
  const { container, onWaive } = await renderCaptcha();
  fireEvent.click(within(container).getByRole('button', { name: "I can't read the picture" }));
  expect(onWaive).toHaveBeenCalledOnce();
});

type World = Awaited<ReturnType<typeof renderCaptcha>>;
type CaptchaStep = EventFrom<typeof captchaMachine>['type'] | 'xstate.done.actor.fetchCaptcha' | 'xstate.error.actor.fetchCaptcha';

const gestures = {
  'captcha.refresh': () => click('Refresh captcha'),
  // The form's own wish, after a picture that is spent.
  'captcha.renew': ({ actor }) => act(async () => actor.send({ type: 'captcha.renew' })),
  'xstate.done.actor.fetchCaptcha': ({ fetchCaptcha }) => fetchCaptcha.answer({ image: 'AAAA', key: 'one' }),
  'xstate.error.actor.fetchCaptcha': ({ fetchCaptcha }) => fetchCaptcha.fail(OFFLINE),
} satisfies Gestures<CaptchaStep, World>;

const driver: WalkDriver<World> = {
  start: renderCaptcha,
  step: (world, step) => gesture(gestures, world, step, ({ clock }) => act(async () => clock.increment(CAPTCHA_REFRESH_INTERVAL))),
  expect: ({ actor }, { value }) => {
    expect(actor.getSnapshot().value).toEqual(value);
    const { image } = value as { image: string };
    if (image === 'fetching') expect(button('Refresh captcha')).toHaveAttribute('aria-busy', 'true');
    else expect(button('Refresh captcha')).not.toHaveAttribute('aria-busy');
    if (image === 'shown') expect(shown()).toBeVisible();
    if (image === 'failed') expect(shown()).toBeNull();
  },
  stop: ({ actor }) => {
    actor.stop();
    cleanup();
  },
};
test.each(planOf(cases).paths.map((path, index) => [index + 1, path] as const))('generated path %i walked through the field', async (_, path) => {
  await walkPath(path, driver);
});
