// @vitest-environment jsdom
import '../support/dialog';
import './floating.setup';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CountryField } from '../../src/ui/CountryField';
import { Dialog } from '../../src/ui/Dialog';
import { MobileField } from '../../src/ui/MobileField';

const COUNTRIES = [
  { countryCode: 'MM', countryDialingCode: '95', name: 'Myanmar' },
  { countryCode: 'TH', countryDialingCode: '66', name: 'Thailand' },
  { countryCode: 'US', countryDialingCode: '1', name: 'United States' },
  { countryCode: 'CA', countryDialingCode: '1', name: 'Canada' },
];

function Example({
  readOnly = false,
  onDismiss = () => undefined,
}: {
  readOnly?: boolean;
  onDismiss?: () => void;
}) {
  const [country, select] = useState('MM');
  return (
    <Dialog open title="Register" onDismiss={onDismiss}>
      <form aria-label="f">
        <MobileField
          label="Mobile number"
          name="mobileNum"
          country={
            <CountryField
              label="Country code"
              name="countryDialingCode"
              countries={COUNTRIES}
              value={country}
              onSelect={select}
              readOnly={readOnly}
            />
          }
        />
      </form>
    </Dialog>
  );
}

const picker = () => screen.getByRole('combobox', { name: 'Country code' });
const sent = () =>
  new FormData(screen.getByRole<HTMLFormElement>('form')).get('countryDialingCode');

describe('CountryField', () => {
  it('shows the selected country and puts its dialing code into the form', async () => {
    const user = userEvent.setup();
    render(<Example />);
    expect(picker()).toHaveTextContent('+95');
    expect(picker()).toHaveTextContent('Myanmar');
    expect(sent()).toBe('95');
    await user.click(picker());
    const list = await screen.findByRole('listbox', { name: 'Country code' });
    expect(within(list).getAllByRole('option')).toHaveLength(4);
    expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Myanmar+95');
    await user.click(within(list).getByRole('option', { name: /Thailand/ }));
    expect(picker()).toHaveTextContent('+66');
    expect(sent()).toBe('66');
    await waitFor(() => expect(picker()).toHaveFocus());
  });

  it('distinguishes countries with the same dialing code', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(picker());
    await user.click(await screen.findByRole('option', { name: /Canada/ }));
    expect(picker()).toHaveTextContent('Canada');
    expect(sent()).toBe('1');
  });

  it('works by keys and by typing a name', async () => {
    const user = userEvent.setup();
    render(<Example />);
    picker().focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByRole('listbox')).toHaveFocus());
    await user.keyboard('uni{Enter}');
    await waitFor(() => expect(picker()).toHaveTextContent('United States'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  });

  it('keeps the dialog open when Escape closes its list', async () => {
    const user = userEvent.setup();
    const dismissed = vi.fn();
    render(<Example onDismiss={dismissed} />);
    await user.click(picker());
    const dialog = screen.getByRole('dialog', { name: 'Register' });
    await waitFor(async () => expect(await within(dialog).findByRole('listbox')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(dismissed).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(dismissed).toHaveBeenCalledOnce();
  });

  it('cannot be changed while read-only', async () => {
    const user = userEvent.setup();
    render(<Example readOnly />);
    expect(picker()).toHaveAttribute('aria-readonly', 'true');
    await user.click(picker());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(sent()).toBe('95');
  });

  it('leaves the first focus of its dialog to the number', () => {
    render(<Example />);
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  });
});
