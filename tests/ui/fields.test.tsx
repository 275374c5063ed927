// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AmountField } from '../../src/ui/AmountField';
import { Button } from '../../src/ui/Button';
import { Checkbox } from '../../src/ui/Checkbox';
import { CodeField } from '../../src/ui/CodeField';
import { DateField } from '../../src/ui/DateField';
import { MobileField } from '../../src/ui/MobileField';
import { NewPasswordField } from '../../src/ui/NewPasswordField';
import { PasswordField } from '../../src/ui/PasswordField';
import { SelectField } from '../../src/ui/SelectField';
import { TextAreaField } from '../../src/ui/TextAreaField';
import { TextField } from '../../src/ui/TextField';

describe('AmountField', () => {
  it.each(['999,999,999,999.99', ' 12,345,678,901.50 K', '၁၂၃,၄၅၆,၇၈၉,၀၁၂.၅၀'])(
    'keeps all of a pasted value: %s',
    async (text) => {
      const user = userEvent.setup();
      render(<AmountField label="Amount" name="amount" />);
      await user.click(screen.getByRole('textbox', { name: 'Amount' }));
      await user.paste(text);
      expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue(text);
    },
  );
});

describe('TextField', () => {
  it('connects label, hint and error to the input', () => {
    const { rerender } = render(
      <TextField
        label="E-mail"
        name="email"
        autoComplete="email"
        hint="We never share it"
        required
      />,
    );
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field).toBeRequired();
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('We never share it');
    rerender(
      <TextField
        label="E-mail"
        name="email"
        autoComplete="email"
        hint="We never share it"
        required
        error="E-mail format is incorrect"
      />,
    );
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('E-mail format is incorrect We never share it');
    expect(field).toHaveAttribute('autocomplete', 'email');
  });

  it('keeps the typed text when an error appears', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<TextField label="Name" name="n" autoComplete="username" />);
    await user.type(screen.getByRole('textbox'), 'player');
    rerender(<TextField label="Name" name="n" autoComplete="username" error="Refused" />);
    expect(screen.getByRole('textbox')).toHaveValue('player');
  });
});

describe('a button that agrees', () => {
  const touch = (button: HTMLElement, timeStamp: number, clientX = 100) => {
    const event = new PointerEvent('click', {
      bubbles: true,
      cancelable: true,
      detail: 1,
      pointerType: 'touch',
      clientX,
      clientY: 300,
    });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(button, event);
  };
  const askThenDo = () => {
    const onDo = vi.fn();
    const onMore = vi.fn();
    render(
      <>
        <Button>Continue</Button>
        <Button onClick={onMore}>More</Button>
        <Button agrees onClick={onDo}>
          Pay
        </Button>
      </>,
    );
    const named = (name: string) => screen.getByRole('button', { name });
    return { ask: named('Continue'), more: named('More'), pay: named('Pay'), onDo, onMore };
  };

  it('ignores the second press of a double press, which other buttons take', () => {
    const { more, pay, onDo, onMore } = askThenDo();
    for (const button of [more, pay]) fireEvent.click(button, { detail: 2 });
    expect(onMore).toHaveBeenCalledOnce();
    expect(onDo).not.toHaveBeenCalled();
    fireEvent.click(pay, { detail: 1 });
    expect(onDo).toHaveBeenCalledOnce();
  });

  it('takes a key, which has no count', () => {
    const { pay, onDo } = askThenDo();
    fireEvent.click(pay, { detail: 0 });
    expect(onDo).toHaveBeenCalledOnce();
  });

  it('ignores a second touch in the same place, and takes a later or another one', () => {
    const { ask, pay, onDo } = askThenDo();
    touch(ask, 1_000);
    touch(pay, 1_200);
    touch(pay, 1_500);
    expect(onDo).not.toHaveBeenCalled();
    touch(pay, 2_000);
    expect(onDo).toHaveBeenCalledTimes(1);
    touch(ask, 3_000, 10);
    touch(pay, 3_200);
    expect(onDo).toHaveBeenCalledTimes(2);
  });

  it('takes a press after a press elsewhere', async () => {
    const user = userEvent.setup();
    const { ask, pay, onDo } = askThenDo();
    await user.click(ask);
    await user.click(pay);
    expect(onDo).toHaveBeenCalledOnce();
  });
});

describe('PasswordField', () => {
  it('shows and hides without losing value, focus or caret', async () => {
    const user = userEvent.setup();
    render(
      <PasswordField
        label="Password"
        name="p"
        autoComplete="current-password"
        showLabel="Show password"
        hideLabel="Hide password"
      />,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field).toHaveAttribute('type', 'password');
    await user.type(field, 'secret words');
    field.setSelectionRange(3, 3);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('secret words');
    expect(field.selectionStart).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('CodeField', () => {
  it('asks the phone for the code of the SMS', () => {
    render(<CodeField label="SMS code" name="code" length={6} />);
    const field = screen.getByRole('textbox', { name: 'SMS code' });
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('maxlength', '6');
  });

  it('keeps the digits of pasted text, and reports them once', async () => {
    const user = userEvent.setup();
    const changed = vi.fn();
    render(
      <CodeField
        label="SMS code"
        name="code"
        length={6}
        onChange={(event) => changed(event.currentTarget.value)}
      />,
    );
    await user.click(screen.getByRole('textbox'));
    await user.paste(' 123-456 ');
    expect(screen.getByRole('textbox')).toHaveValue('123456');
    expect(changed.mock.calls).toEqual([['123456']]);
    await user.paste('789');
    expect(screen.getByRole('textbox')).toHaveValue('123456');
  });

  it('pastes over the selection', async () => {
    const user = userEvent.setup();
    render(<CodeField label="SMS code" name="code" length={6} defaultValue="999999" />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await user.click(field);
    field.setSelectionRange(2, 4);
    await user.paste('၁ ၂ ၃ ၄');
    expect(field).toHaveValue('991299');
    expect(field.selectionStart).toBe(4);
  });

  it('turns Burmese digits into ASCII, drops letters, and keeps the caret', async () => {
    const user = userEvent.setup();
    const changed = vi.fn();
    render(
      <CodeField
        label="SMS code"
        name="code"
        length={6}
        defaultValue="12"
        onChange={(event) => changed(event.currentTarget.value)}
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await user.click(field);
    field.setSelectionRange(1, 1);
    await user.keyboard('၉x');
    expect(field).toHaveValue('192');
    expect(field.selectionStart).toBe(2);
    expect(changed).toHaveBeenLastCalledWith('192');
  });

  it('corrects composed input', () => {
    const changed = vi.fn();
    render(
      <CodeField
        label="SMS code"
        name="code"
        length={6}
        onChange={(event) => changed(event.currentTarget.value)}
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.input(field, { target: { value: '၁၂' }, isComposing: true });
    expect(field).toHaveValue('၁၂');
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('12');
    expect(changed).toHaveBeenLastCalledWith('12');
  });

  it('keeps the letters of a captcha', async () => {
    const user = userEvent.setup();
    render(
      <CodeField
        label="Captcha"
        name="captcha"
        autoComplete="off"
        inputMode="text"
        end={<button type="button">Another</button>}
      />,
    );
    await user.click(screen.getByRole('textbox', { name: 'Captcha' }));
    await user.paste(' aB3 ');
    expect(screen.getByRole('textbox')).toHaveValue('aB3');
    expect(screen.getByRole('button', { name: 'Another' })).toBeVisible();
  });
});

describe('MobileField', () => {
  it('is a telephone field behind its prefix', () => {
    render(
      <MobileField
        label="Mobile number"
        name="mobileNum"
        error="Please enter a valid mobile number"
        country={<button type="button">+95</button>}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Mobile number' });
    expect(field).toHaveAttribute('type', 'tel');
    expect(field).toHaveAttribute('inputmode', 'tel');
    expect(field).toHaveAttribute('autocomplete', 'tel-national');
    expect(field).toHaveAccessibleDescription('Please enter a valid mobile number');
    expect(screen.getByRole('button', { name: '+95' })).toBeVisible();
  });
});

it('Checkbox shows its error and is part of the form data', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="f">
      <Checkbox name="terms" error="Please accept">
        I accept the terms
      </Checkbox>
    </form>,
  );
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
  expect(box).toHaveAccessibleDescription('Please accept');
  await user.click(screen.getByText('I accept the terms'));
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('terms')).toBe('on');
});

it('SelectField is a combobox even when its label is hidden', async () => {
  const user = userEvent.setup();
  const changed = vi.fn();
  render(
    <SelectField
      hideLabel
      label="Language"
      name="l"
      options={[
        { value: 'MY', label: 'မြန်မာ' },
        { value: 'EN', label: 'English' },
      ]}
      onChange={(event) => changed(event.currentTarget.value)}
    />,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'English');
  expect(changed).toHaveBeenCalledWith('EN');
});

it('SelectField has a placeholder, an error text and an autocomplete token', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="f">
      <SelectField
        label="Sex"
        name="sex"
        placeholder="Choose"
        required
        autoComplete="sex"
        error="Please choose"
        options={[
          { value: 'M', label: 'Male' },
          { value: 'F', label: 'Female' },
        ]}
      />
    </form>,
  );
  const field = screen.getByRole('combobox', { name: 'Sex' });
  const chosen = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('sex');
  expect(field).toBeRequired();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Please choose');
  expect(field).toHaveAttribute('autocomplete', 'sex');
  expect(field).toHaveDisplayValue('Choose');
  expect(chosen()).toBe('');
  await user.selectOptions(field, 'Female');
  expect(chosen()).toBe('F');
});

it('DateField writes a typed day in the format of the site', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="f">
      <DateField
        label="Birthday"
        name="birthday"
        calendar={{
          format: 'yyyy-mm-dd',
          open: 'Calendar',
          retry: 'Load it again',
          previous: 'Earlier',
          next: 'Later',
          zoomOut: 'Months',
          month: (month: number) => `M${month}`,
          weekDay: (day: number) => `D${day}`,
          monthOf: (year: number, month: number) => `${year} M${month}`,
          dayOf: (year: number, month: number, day: number) => `${year} M${month} ${day}`,
        }}
        min="1900-01-01"
        max="2008-01-01"
        defaultValue="1990-05-17"
        error="Too young"
        hint="As in your passport"
      />
    </form>,
  );
  const field = screen.getByLabelText('Birthday');
  expect(field).toHaveAttribute('placeholder', 'yyyy-mm-dd');
  expect(field).toHaveAttribute('autocomplete', 'bday');
  expect(field).toHaveAccessibleDescription('Too young As in your passport');
  const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('birthday');
  expect(sent()).toBe('1990-05-17');
  for (const [typed, day] of [
    ['31/1/2000', '2000-01-31'],
    // What is no day is there to be mended.
    ['2001-02-29', '2001-02-29'],
    ['31/04/1990', '31/04/1990'],
    ['hello', 'hello'],
  ] as const) {
    await user.clear(field);
    await user.type(field, typed);
    await user.tab();
    expect(sent()).toBe(day);
  }
});

it('TextAreaField is a multi-line field with its error', async () => {
  const user = userEvent.setup();
  render(
    <TextAreaField
      label="Feedback"
      name="content"
      rows={6}
      maxLength={200}
      required
      error="Too short"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Feedback' });
  expect(field).toBeRequired();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Too short');
  expect(field).toHaveAttribute('rows', '6');
  await user.type(field, 'one{Enter}two');
  expect(field).toHaveValue('one\ntwo');
});

describe('Button', () => {
  it('keeps name and focus while busy, and neither clicks nor submits', async () => {
    const user = userEvent.setup();
    const clicked = vi.fn();
    const submitted = vi.fn((event: FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submitted}>
        <Button type="submit" busy={busy} onClick={clicked}>
          Log in
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Log in' });
    expect(button).toHaveFocus();
    await user.click(button);
    await user.keyboard('{Enter} ');
    expect(clicked).toHaveBeenCalledOnce();
    expect(submitted).toHaveBeenCalledOnce();
  });
});

describe('NewPasswordField', () => {
  const say = vi.fn(({ score, weakness }: { score: number; weakness: string | null }) =>
    score < 3 ? `weak: ${weakness}` : 'strong',
  );
  const typeInto = async (typed: string) => {
    render(
      <form>
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          defaultValue="thandar"
        />
        <NewPasswordField
          label="New password"
          name="newPassword"
          showLabel="Show"
          hideLabel="Hide"
          hint="8 - 20 characters"
          strengthWords={{ known: ['Padauk'], say }}
        />
      </form>,
    );
    await userEvent.type(screen.getByLabelText('New password'), typed);
  };

  it.each([
    ['password1', 'weak: common'],
    ['qwertyuiop', 'weak: common'],
    ['aaaaaaaa', 'weak: repeat'],
    ['Thandar77', 'weak: known'],
    ['padauk', 'weak: known'],
    ['river-lamp-onion-29', 'strong'],
  ])('says of %s: %s', async (typed, said) => {
    await typeInto(typed);
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      expect.stringContaining(said),
    );
  });

  it('does not take a password that is shown for a name', async () => {
    render(
      <form>
        <NewPasswordField
          label="New password"
          name="newPassword"
          showLabel="Show"
          hideLabel="Hide"
          strengthWords={{ known: [], say }}
        />
        <PasswordField
          label="Repeat"
          name="confirmNewPassword"
          autoComplete="new-password"
          showLabel="Show the second"
          hideLabel="Hide the second"
          defaultValue="river-lamp-onion-29"
        />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show the second' }));
    await userEvent.type(screen.getByLabelText('New password'), 'river-lamp-onion-29');
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('strong'));
  });

  it('says nothing of an empty field', async () => {
    await typeInto('abc{Backspace}{Backspace}{Backspace}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
