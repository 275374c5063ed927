import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CAPTCHA_REFRESH_INTERVAL } from '../../../contract/constants';
import { button, challenge, click, field, OFFLINE } from '../../support/loginWorld';
import { renderCaptcha, shown, waive } from './captcha.world';

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

test('a new picture empties the field, keeps its focus and is sent with its own key', async () => {
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

test('the field has no spelling, autocomplete or saved value', async () => {
  await renderCaptcha();
  expect(field('Captcha')).toHaveAttribute('autocomplete', 'off');
  expect(field('Captcha')).toHaveAttribute('spellcheck', 'false');
  expect(field('Captcha')).toHaveAttribute('inputmode', 'text');
});

test('a picture that cannot be fetched has a message at the field and a retry', async () => {
  const { fetchCaptcha, clock } = await renderCaptcha();
  await fetchCaptcha.fail(OFFLINE);
  expect(field('Captcha')).toHaveAccessibleDescription(/Network link is abnormal/);
  clock.increment(CAPTCHA_REFRESH_INTERVAL);
  click('Refresh captcha');
  await fetchCaptcha.answer({ image: 'AAAA', key: 'one' });
  expect(shown()).toBeVisible();
  expect(field('Captcha')).not.toHaveAccessibleDescription(/Network link is abnormal/);
});

test('a picture that cannot be drawn has a message at the field and a retry', async () => {
  const { fetchCaptcha, clock } = await renderCaptcha();
  await fetchCaptcha.answer({ image: 'AAAA', key: 'one' });
  expect(shown()).toHaveAccessibleName('A picture with letters and digits to type');
  fireEvent.error(shown() as HTMLElement);
  expect(field('Captcha')).toHaveAccessibleDescription(/The picture could not be shown/);
  expect(button('Refresh captcha')).toHaveTextContent('Load again');
  clock.increment(CAPTCHA_REFRESH_INTERVAL);
  click('Refresh captcha');
  await fetchCaptcha.answer({ image: 'BBBB', key: 'two' });
  expect(field('Captcha')).toBeValid();
});

describe('the proof instead of the picture', () => {
  test('is checked in place, keeps the focus and is sent instead of the picture', async () => {
    const { fetchCaptcha, fetchChallenge, solveChallenge, sent } = await renderCaptcha();
    await fetchCaptcha.answer({ image: 'AAAA', key: 'one' });
    await userEvent.click(button("I can't read the picture"));
    expect(screen.getByText('Using another check instead of the picture…')).toHaveFocus();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(fetchChallenge.inputs).toEqual([{ scope: 'captcha' }]);
    await fetchChallenge.answer(challenge);
    await solveChallenge.answer('solution');
    expect(screen.getByText(/No picture needed/)).toBeVisible();
    expect(sent()).toEqual({ captchaAlternative: 'solution' });
  });

  test('can be cancelled: the picture and the focus return', async () => {
    const { fetchCaptcha, sent } = await renderCaptcha();
    await fetchCaptcha.answer({ image: 'AAAA', key: 'one' });
    await userEvent.click(button("I can't read the picture"));
    await userEvent.click(button('Cancel'));
    expect(field('Captcha')).toHaveFocus();
    await fetchCaptcha.answer({ image: 'BBBB', key: 'two' });
    expect(sent()).toEqual({ captcha: '', captchaKey: 'two' });
  });

  test('names what a form that was sent too early waits for', async () => {
    await renderCaptcha({ error: 'Please enter the captcha' });
    waive();
    expect(screen.getByRole('alert')).toHaveTextContent('Please complete verification first');
  });

  test('waits while the form is being sent', async () => {
    const { fetchChallenge } = await renderCaptcha({ isReadOnly: true });
    waive();
    expect(field('Captcha')).toHaveAttribute('readonly');
    expect(fetchChallenge.calls).toHaveLength(0);
  });
});

test("is marked as required like the form's fields", async () => {
  await renderCaptcha({ required: true });
  expect(field('Captcha')).toBeRequired();
});
