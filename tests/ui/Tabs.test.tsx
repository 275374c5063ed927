// @vitest-environment jsdom
import '../support/dialog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../../src/ui/Dialog';
import { Tabs } from '../../src/ui/Tabs';
import { TextField } from '../../src/ui/TextField';

const ALL = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
] as const;
type Id = (typeof ALL)[number]['id'];

function Example({ items = ALL }: { items?: readonly { id: Id; label: string }[] }) {
  const [selected, select] = useState<Id>('one');
  return (
    <Tabs label="Ways" items={items} selected={selected} onSelect={select}>
      <p>Panel {selected}</p>
    </Tabs>
  );
}

describe('Tabs', () => {
  it('is one tab stop; arrows, Home and End move within it and wrap around', async () => {
    const user = userEvent.setup();
    render(<Example />);
    const is = (name: string) => {
      expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
      // A field of the panel may have the name of its tab.
      expect(screen.getByRole('tabpanel')).not.toHaveAccessibleName(new RegExp(name, 'i'));
      expect(screen.getByRole('tabpanel')).toHaveTextContent(`Panel ${name.toLowerCase()}`);
    };
    await user.tab();
    is('One');
    await user.keyboard('{ArrowRight}');
    is('Two');
    await user.keyboard('{End}');
    is('Three');
    await user.keyboard('{ArrowRight}');
    is('One');
    await user.keyboard('{ArrowLeft}');
    is('Three');
    await user.keyboard('{Home}');
    is('One');
    await user.tab();
    expect(screen.getByRole('tab', { selected: true })).not.toHaveFocus();
  });

  it('selects on a click', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole('tab', { name: 'Two' }));
    expect(screen.getByRole('tabpanel')).toBeVisible();
  });

  it('works with one tab', async () => {
    const user = userEvent.setup();
    render(<Example items={ALL.slice(0, 1)} />);
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'One', selected: true })).toHaveFocus();
  });
});

function Forms({ first = 'one' }: { first?: Id }) {
  const [selected, select] = useState<Id>(first);
  const items = ALL.map((item) => ({
    ...item,
    panel: <TextField label={`Field ${item.label}`} name={item.id} autoComplete="off" />,
  }));
  return <Tabs label="Ways" items={items} selected={selected} onSelect={select} />;
}

describe('Tabs that keep their panels', () => {
  it('show one panel, and keep typed text when tabs change', async () => {
    const user = userEvent.setup();
    render(<Forms />);
    await user.type(screen.getByRole('textbox', { name: 'Field One' }), 'kept');
    await user.click(screen.getByRole('tab', { name: 'Two' }));
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getByRole('textbox')).toHaveAccessibleName('Field Two');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'One', selected: true })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Field One' })).toHaveValue('kept');
  });

  it('point each tab at its own panel', async () => {
    const user = userEvent.setup();
    render(<Forms />);
    await user.click(screen.getByRole('tab', { name: 'Three' }));
    expect(screen.getByRole('tab', { name: 'Three' })).toHaveAttribute(
      'aria-controls',
      screen.getByRole('tabpanel').id,
    );
  });

  it('let a dialog focus the first visible field', () => {
    render(
      <Dialog open title="Register">
        <Forms first="two" />
      </Dialog>,
    );
    expect(screen.getByRole('textbox', { name: 'Field Two' })).toHaveFocus();
  });
});
