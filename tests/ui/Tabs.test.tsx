// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from '../../src/ui/Tabs';

const ALL = [{ id: 'one', label: 'One' }, { id: 'two', label: 'Two' }, { id: 'three', label: 'Three' }] as const;
type Id = (typeof ALL)[number]['id'];

function Example({ items = ALL }: { items?: readonly { id: Id; label: string }[] }) {
  const [selected, select] = useState<Id>('one');
  return <Tabs label="Ways" items={items} selected={selected} onSelect={select}><p>Panel {selected}</p></Tabs>;
}

describe('Tabs', () => {
  it('takes one stop of the Tab key and moves by arrows, Home and End, round the ends', async () => {
    const user = userEvent.setup();
    render(<Example />);
    const is = (name: string) => {
      expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
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

  it('selects by a click', async () => {
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
