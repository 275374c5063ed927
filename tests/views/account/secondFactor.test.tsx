import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { SMS_SEND_THROTTLE } from '../../../contract/constants';
import { button, click, field, OFFLINE, status, write } from '../../support/loginWorld';
import { NAMES, renderFactor, type FactorWorld } from './secondFactor.world';

/** Moves the countdown to `now`, and ends the throttle. */
const rest = ({ ticks, clock }: FactorWorld, now: number) =>
  act(async () => {
    ticks.tick(now);
    clock.increment(SMS_SEND_THROTTLE);
  });

describe('the choice', () => {
  test('offers the methods of the platform, with masked hints, in a dialog', async () => {
    await renderFactor();
    expect(screen.getByRole('dialog', { name: "Verify it's you" })).toBeVisible();
    expect(button(NAMES.mobile)).toHaveAccessibleName('Code by SMS •••• 3210');
    expect(button(NAMES.email)).toHaveAccessibleName('Code by e-mail tr•••@example.com');
    expect(button(NAMES.bankName)).toBeVisible();
    expect(button(NAMES.google)).toBeVisible();
  });

  test('closes on Escape', async () => {
    const { actor } = await renderFactor();
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
  });
});

describe('a code', () => {
  test('is sent by the chosen method, and answered without its spaces', async () => {
    const { sendCode, answer } = await renderFactor();
    await userEvent.click(button(NAMES.mobile));
    expect(status()).toBe('Sending the code…');
    expect(field('Code')).toHaveFocus();
    expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('Code')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByText('The code goes to •••• 3210.')).toBeVisible();
    await sendCode.answer({ kind: 'sent', receipt: null, now: 0, deadline: 60_000 });
    expect(sendCode.inputs).toEqual([
      {
        purpose: 'secondFactor',
        phone: null,
        challenge: { challengeId: 'challenge-1', method: 'mobile' },
        humanVerification: null,
      },
    ]);
    expect(status()).toBe('We sent you a code.');
    field('Code').value = '123 456';
    click('Verify');
    expect(status()).toBe('We sent you a code. | Checking your answer…');
    expect(answer.inputs).toEqual([
      { challengeId: 'challenge-1', method: 'mobile', answer: '123456' },
    ]);
  });

  test('can be requested again after the countdown', async () => {
    const world = await renderFactor();
    click(NAMES.email);
    await world.sendCode.answer({ kind: 'sent', receipt: null, now: 0, deadline: 65_000 });
    expect(screen.getByRole('timer')).toHaveTextContent('1:05');
    click('Send code');
    expect(world.sendCode.calls).toHaveLength(1);
    await rest(world, 65_000);
    click('Send code');
    expect(world.sendCode.calls).toHaveLength(2);
  });

  test('is not requested again by returning to its method while it is on its way', async () => {
    const world = await renderFactor();
    click(NAMES.email);
    await world.sendCode.answer({ kind: 'sent', receipt: null, now: 0, deadline: 65_000 });
    click('Back');
    click(NAMES.email);
    expect(world.sendCode.calls).toHaveLength(1);
    expect(screen.getByRole('timer')).toBeVisible();
  });

  test('shows a failure in a dialog, and can be requested again', async () => {
    const world = await renderFactor();
    click(NAMES.mobile);
    await world.sendCode.fail(OFFLINE);
    expect(
      screen.getByRole('dialog', { name: 'No new code was sent' }),
    ).toHaveAccessibleDescription(/Network link is abnormal/);
    click('OK');
    await rest(world, 0);
    click('Send code');
    expect(world.sendCode.calls).toHaveLength(2);
  });

  test('ends the second factor when the platform sends no more', async () => {
    const { actor, sendCode } = await renderFactor();
    click(NAMES.mobile);
    await sendCode.answer({ kind: 'locked', message: { text: 'Too many wrong answers' } });
    expect(actor.getSnapshot().output).toEqual({
      kind: 'locked',
      message: { text: 'Too many wrong answers' },
    });
  });

  test('is reported once when it is wrong, stays editable, and keeps the focus', async () => {
    const { answer } = await renderFactor();
    click(NAMES.google);
    await userEvent.type(field('Code'), '000000{Enter}');
    await answer.answer({ kind: 'refused', message: 'That answer is wrong. Tries left: 4' });
    expect(field('Code')).toBeInvalid();
    expect(field('Code')).toHaveAccessibleDescription(/That answer is wrong. Tries left: 4/);
    expect(field('Code')).toHaveFocus();
    expect(field('Code')).toHaveValue('000000');
    await userEvent.type(field('Code'), '{Enter}');
    expect(field('Code')).toBeValid();
  });

  test('is reported at its field when it is missing', async () => {
    const { answer } = await renderFactor();
    click(NAMES.google);
    click('Verify');
    expect(field('Code')).toHaveFocus();
    expect(field('Code')).toHaveAccessibleDescription(/Input cannot be empty/);
    await userEvent.type(field('Code'), '1');
    expect(field('Code')).toBeValid();
    expect(answer.calls).toHaveLength(0);
  });
});

test('the bank account name keeps its spaces', async () => {
  const { answer } = await renderFactor();
  click(NAMES.bankName);
  write(field('Bank account name'), 'Aung  Aung');
  click('Verify');
  expect(answer.inputs).toEqual([
    { challengeId: 'challenge-1', method: 'bankName', answer: 'Aung  Aung' },
  ]);
});

test('Back returns to the choice with the focus; another method starts empty', async () => {
  await renderFactor();
  click(NAMES.google);
  write(field('Code'), '123');
  click('Back');
  expect(button(NAMES.mobile)).toHaveFocus();
  click(NAMES.bankName);
  expect(field('Bank account name')).toHaveValue('');
  expect(field('Bank account name')).toHaveFocus();
});
