import '../../ui/floating.setup';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { SMS_SEND_THROTTLE } from '../../../contract/constants';
import type { CodePurpose } from '../../../machines/account/smsCode/smsCode.types';
import { joinSyllables } from '../../../src/i18n/burmese';
import { MobileNumber } from '../../../src/features/account/smsCode/MobileNumber';
import { SendCode } from '../../../src/features/account/smsCode/SendCode';
import { CodeField } from '../../../src/ui/CodeField';
import {
  button,
  click,
  dialog,
  field,
  OFFLINE,
  passVerification,
  status,
} from '../../support/loginWorld';
import { COUNTRIES, makeCode, makeCountries } from '../../support/registrationWorld';
import { renderView } from '../../support/renderView';

const renderCode = async ({
  purpose = 'register',
  language = 'EN',
}: { purpose?: CodePurpose; language?: 'EN' | 'MY' } = {}) => {
  const world = makeCode(purpose);
  const { countries, load } = makeCountries();
  await renderView(
    <form aria-label="form" onSubmit={(event) => event.preventDefault()}>
      <MobileNumber countries={countries} code={world.code} />
      <CodeField name="code" label="SMS code" end={<SendCode code={world.code} />} />
    </form>,
    language,
  );
  await load.answer(COUNTRIES);
  return { ...world };
};
type World = Awaited<ReturnType<typeof renderCode>>;

const number = () => field('Mobile number');
const country = () => screen.getByRole('combobox', { name: 'Country code' });
const sent = () => {
  const { countryDialingCode, mobileNum } = Object.fromEntries(
    new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'form' })),
  );
  return { countryDialingCode, mobileNum };
};
/** Requests a code, and passes the human verification that comes first. */
const request = async ({ ports }: World) => {
  click('Send code');
  await passVerification(ports);
};
const tick = ({ ticks }: World, now: number) => act(async () => ticks.tick(now));
const rest = ({ clock }: World) => act(async () => clock.increment(SMS_SEND_THROTTLE));

describe('the mobile number', () => {
  test.each([
    ['with a plus', '+66 81 234 5678', '66', '812345678'],
    ['with two zeros', '0066812345678', '66', '812345678'],
    ['in Burmese digits', '+၉၅ ၉၇၆ ၅၄၃ ၂၁၀', '95', '976543210'],
  ])(
    'chooses its country when it is left complete: %s',
    async (_, typed, countryDialingCode, mobileNum) => {
      await renderCode();
      await userEvent.type(number(), typed);
      await userEvent.tab();
      expect(number()).toHaveValue(mobileNum);
      expect(sent()).toEqual({ countryDialingCode, mobileNum });
    },
  );

  test('chooses its country at once when it is pasted whole', async () => {
    await renderCode();
    await userEvent.click(number());
    await userEvent.paste('+1 202 555 0123');
    expect(sent()).toEqual({ countryDialingCode: '1', mobileNum: '2025550123' });
    expect(country()).toHaveTextContent('United States');
  });

  test('is split by Enter and by a press elsewhere, which moves no focus on iOS', async () => {
    await renderCode();
    await userEvent.type(number(), '+66812345678{Enter}');
    expect(sent()).toEqual({ countryDialingCode: '66', mobileNum: '812345678' });
    await userEvent.clear(number());
    await userEvent.type(number(), '+959765432');
    await act(async () => fireEvent.pointerDown(button('Send code')));
    expect(number()).toHaveFocus();
    expect(sent()).toEqual({ countryDialingCode: '95', mobileNum: '9765432' });
  });

  test('stays as typed when it is national or of an unknown country', async () => {
    await renderCode();
    await userEvent.type(number(), '09 7654 3210');
    await userEvent.tab();
    expect(sent()).toEqual({ countryDialingCode: '95', mobileNum: '09 7654 3210' });
    await userEvent.clear(number());
    await userEvent.type(number(), '+999 12345');
    await userEvent.tab();
    expect(sent()).toEqual({ countryDialingCode: '95', mobileNum: '+999 12345' });
  });

  test('lists its countries in the language of the page', async () => {
    await renderCode({ language: 'MY' });
    expect(screen.getByRole('combobox', { name: joinSyllables('နိုင်ငံကုဒ်') })).toHaveTextContent(
      'မြန်မာ',
    );
  });
});

describe('a code', () => {
  test("is sent to the form's number; until then another cannot be requested", async () => {
    const { ports } = await renderCode();
    await userEvent.type(number(), '09 7654 3210');
    click('Send code');
    expect(button('Send code')).toHaveAttribute('aria-busy', 'true');
    expect(status()).toBe('Sending the code…');
    click('Send code');
    await passVerification(ports);
    expect(ports.sendCode.inputs).toEqual([
      {
        purpose: 'register',
        phone: { countryDialingCode: '95', mobileNum: '976543210' },
        challenge: null,
        humanVerification: 'solution',
      },
    ]);
    await ports.sendCode.answer({ kind: 'sent', receipt: null, now: 0, deadline: 65_000 });
    expect(status()).toBe('We sent you a code.');
    expect(button('Send code')).toHaveAttribute('aria-disabled', 'true');
  });

  test('can be requested again after the countdown, which is not announced', async () => {
    const world = await renderCode();
    await userEvent.type(number(), '976543210');
    await request(world);
    await world.ports.sendCode.answer({ kind: 'sent', receipt: null, now: 0, deadline: 65_000 });
    expect(screen.getByRole('timer')).toHaveTextContent('1:05');
    expect(screen.getByRole('status')).not.toContainElement(screen.getByRole('timer'));
    await tick(world, 5_000);
    expect(screen.getByRole('timer')).toHaveTextContent('1:00');
    await tick(world, 65_000);
    await rest(world);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(status()).toBe('You can ask for a new code now.');
    await request(world);
    expect(world.ports.sendCode.calls).toHaveLength(2);
  });

  test('can be requested at once for a number that was corrected', async () => {
    const world = await renderCode();
    await userEvent.type(number(), '976543211');
    await request(world);
    await world.ports.sendCode.answer({ kind: 'sent', receipt: null, now: 0, deadline: 65_000 });
    await rest(world);
    await userEvent.type(number(), '{Backspace}0');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(status()).toBe('');
    await request(world);
    expect(world.ports.sendCode.inputs.map(({ phone }) => phone?.mobileNum)).toEqual([
      '976543211',
      '976543210',
    ]);
  });

  test('shows a failure in a dialog with one button, and restores the focus', async () => {
    const world = await renderCode();
    await userEvent.type(number(), '976543210');
    await request(world);
    await world.ports.sendCode.answer({
      kind: 'refused',
      message: { text: 'This number takes no messages' },
    });
    expect(await dialog('No new code was sent')).toHaveAccessibleDescription(
      'This number takes no messages',
    );
    expect(screen.getAllByRole('button', { name: 'OK' })).toHaveLength(1);
    click('OK');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Send code')).toHaveFocus();
    expect(status()).toBe('');
  });

  test('agrees with a refusal because a code is on its way', async () => {
    const world = await renderCode();
    await userEvent.type(number(), '976543210');
    await request(world);
    const text = 'A code is on its way. You can ask for another in 40 seconds';
    await world.ports.sendCode.answer({ kind: 'refused', message: { text } });
    expect(await dialog('No new code was sent')).toHaveAccessibleDescription(text);
  });

  test('says why it could not be requested', async () => {
    const world = await renderCode();
    await userEvent.type(number(), '976543210');
    await request(world);
    await world.ports.sendCode.fail(OFFLINE);
    expect(await dialog('No new code was sent')).toHaveAccessibleDescription(
      /Network link is abnormal/,
    );
  });

  test('is refused at the number field without a number, and focuses it', async () => {
    const { ports } = await renderCode();
    click('Send code');
    expect(number()).toHaveFocus();
    expect(number()).toHaveAccessibleDescription('Please enter a phone number');
    await userEvent.type(number(), '1');
    expect(number()).toBeValid();
    click('Send code');
    expect(number()).toHaveAccessibleDescription('Please enter a valid mobile number');
    expect(ports.sendCode.calls).toHaveLength(0);
  });
});

test('a second factor knows where its code goes', async () => {
  const { code, ports } = makeCode('secondFactor');
  await renderView(<SendCode code={code} withoutPhone />);
  click('Send code');
  expect(ports.sendCode.inputs).toMatchObject([{ purpose: 'secondFactor', phone: null }]);
});
