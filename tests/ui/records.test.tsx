// @vitest-environment jsdom
import '../support/dialog';
import './floating.setup';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FilterChips } from '../../src/ui/Chips';
import { ChoiceChips } from '../../src/ui/ChoiceChips';
// The time that it takes to load is not part of what it does.
import '../../src/ui/Calendar';
import { CountBadge } from '../../src/ui/CountBadge';
import { Countdown } from '../../src/ui/Countdown';
import { DataTable, type Column } from '../../src/ui/DataTable';
import { DateRangeField, type DateRange } from '../../src/ui/DateRangeField';
import { Dialog } from '../../src/ui/Dialog';
import { EmptyState } from '../../src/ui/EmptyState';
import { FailureState } from '../../src/ui/FailureState';
import { useFits } from '../../src/ui/hooks/useFits';
import { QrCode } from '../../src/ui/QrCode';
import { RecordView, type RecordViewProps } from '../../src/ui/RecordView';
import { SearchField } from '../../src/ui/SearchField';

it('QrCode is a named picture of 200 px with a margin of 20 px on each side', () => {
  render(<QrCode value="https://example.com/app" label="App for Android" />);
  const code = screen.getByRole('img', { name: 'App for Android' });
  expect(code).toHaveAttribute('width', '200');
  const [x = 0, , width = 0] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  expect((-x / width) * 200).toBeCloseTo(20);
});

describe('FailureState', () => {
  function Example() {
    const [isTried, setTried] = useState(false);
    return isTried ? (
      <p>Loading</p>
    ) : (
      <FailureState retryLabel="Try again" onRetry={() => setTried(true)}>
        It did not load
      </FailureState>
    );
  }

  it.each([
    [
      'the pane',
      <section key="pane" aria-label="Pane" tabIndex={-1}>
        <Example />
      </section>,
      () => screen.getByRole('region', { name: 'Pane' }),
    ],
    [
      'the title of the dialog',
      <Dialog key="dialog" open title="Details">
        <Example />
      </Dialog>,
      () => screen.getByRole('heading', { name: 'Details' }),
    ],
  ])('keeps the focus with %s that it was in', async (_, place, left) => {
    const user = userEvent.setup();
    render(place);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Loading')).toBeVisible();
    expect(left()).toHaveFocus();
  });
});

describe('SearchField', () => {
  function Example({ onKeyDown }: { onKeyDown?: () => void }) {
    const [value, set] = useState('');
    return (
      <div role="presentation" onKeyDown={onKeyDown}>
        <SearchField label="Search games" clearLabel="Clear" value={value} onChange={set} />
      </div>
    );
  }

  it('is cleared by its button, which restores the focus, and by Escape', async () => {
    const user = userEvent.setup();
    render(<Example />);
    const field = screen.getByRole('searchbox', { name: 'Search games' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await user.type(field, 'padauk');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    await user.type(field, 'gold{Escape}');
    expect(field).toHaveValue('');
  });

  it('leaves Escape to its dialog only when it is empty', async () => {
    const user = userEvent.setup();
    const keys = vi.fn();
    render(<Example onKeyDown={keys} />);
    await user.type(screen.getByRole('searchbox'), 'g');
    keys.mockClear();
    await user.keyboard('{Escape}');
    expect(keys).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(keys).toHaveBeenCalledOnce();
  });
});

describe('chips', () => {
  const options = [
    { value: 'min', label: 'Minimum bet 1' },
    { value: 'lines', label: '25+ lines' },
  ] as const;

  it('are toggles when several can be chosen', async () => {
    const user = userEvent.setup();
    const toggled = vi.fn();
    render(
      <FilterChips label="Filters" options={options} selected={['lines']} onToggle={toggled} />,
    );
    const group = within(screen.getByRole('group', { name: 'Filters' }));
    expect(group.getByRole('button', { name: '25+ lines', pressed: true })).toBeVisible();
    await user.click(group.getByRole('button', { name: 'Minimum bet 1', pressed: false }));
    expect(toggled).toHaveBeenCalledExactlyOnceWith('min');
  });

  it('are radios when one is chosen', async () => {
    const user = userEvent.setup();
    const chosen = vi.fn();
    render(
      <ChoiceChips label="Sort" name="sort" options={options} value="min" onSelect={chosen} />,
    );
    const group = within(screen.getByRole('radiogroup', { name: 'Sort' }));
    expect(group.getByRole('radio', { name: 'Minimum bet 1' })).toBeChecked();
    await user.click(group.getByRole('radio', { name: '25+ lines' }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('lines');
  });

  it('have a name that is seen or not, and the same one', () => {
    const chips = (showLabel: boolean) => (
      <FilterChips
        label="Filters"
        options={options}
        selected={[]}
        onToggle={vi.fn()}
        showLabel={showLabel}
      />
    );
    const { rerender } = render(chips(true));
    expect(screen.getByText('Filters')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Filters' })).toBeVisible();
    rerender(chips(false));
    expect(screen.queryByText('Filters')).toBeNull();
    expect(screen.getByRole('group', { name: 'Filters' })).toBeVisible();
  });
});

it('CountBadge stops at 99+ and is absent at zero', () => {
  const { rerender } = render(<CountBadge count={99} />);
  expect(screen.getByText('99')).toBeVisible();
  rerender(<CountBadge count={100} />);
  expect(screen.getByText('99+')).toBeVisible();
  rerender(<CountBadge count={0} />);
  expect(screen.queryByText(/\d/)).not.toBeInTheDocument();
});

it('Countdown shows hours, minutes and seconds, and never less than zero', () => {
  const { rerender } = render(<Countdown label="Closes in" remaining={3_723_001} />);
  expect(screen.getByRole('timer', { name: 'Closes in' })).toHaveTextContent('01:02:04');
  rerender(<Countdown remaining={-5} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:00');
});

describe('DataTable', () => {
  type Row = { id: string; game: string; amount: string };
  const columns: Column<Row>[] = [
    { key: 'game', header: 'Game', render: ({ game }) => game, total: 'Total' },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      render: ({ amount }) => amount,
      total: '30.00',
    },
  ];
  const rows: Row[] = [
    { id: 'a', game: 'Golden Padauk', amount: '10.00' },
    { id: 'b', game: 'Lagoon', amount: '20.00' },
  ];
  const table = (props: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) => (
    <DataTable
      caption="Bets"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<EmptyState>No bets yet.</EmptyState>}
      {...props}
    />
  );

  class LaidOut {
    static again: () => void = () => undefined;
    constructor(look: () => void) {
      LaidOut.again = look;
    }
    observe() {}
    disconnect() {}
  }

  it('is a named table with headers, rows named by their first cell, and totals', () => {
    render(table());
    const bets = within(screen.getByRole('table', { name: 'Bets' }));
    expect(bets.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Game',
      'Amount',
    ]);
    expect(bets.getAllByRole('row')).toHaveLength(4);
    const row = within(bets.getByRole('row', { name: /Lagoon/ }));
    expect(row.getByRole('rowheader')).toHaveTextContent('Lagoon');
    expect(row.getByRole('cell', { name: '20.00' })).toBeVisible();
    expect(bets.getByRole('row', { name: /Total/ })).toHaveTextContent('30.00');
  });

  it('is known not to fit until its place has the width that it needed', () => {
    let [room, width, border] = [900, 900, 2];
    const Measured = () => {
      const { ref, fits } = useFits<HTMLDivElement>();
      return (
        <div ref={ref}>
          <p>{fits ? 'It fits.' : 'It does not fit.'}</p>
        </div>
      );
    };
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => room + border);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, 0, width, 0),
    );
    vi.stubGlobal('ResizeObserver', LaidOut);
    const lay = (place: number, content: number, edge: number) => {
      [room, width, border] = [place, content, edge];
      act(LaidOut.again);
    };
    render(<Measured />);
    expect(screen.getByText('It fits.')).toBeVisible();
    lay(798, 800, 2);
    expect(screen.getByText('It does not fit.')).toBeVisible();
    // As cards it fits; the border that they do not have is no room that is won.
    lay(800, 800, 0);
    expect(screen.getByText('It does not fit.')).toBeVisible();
    lay(802, 802, 0);
    expect(screen.getByText('It fits.')).toBeVisible();
  });

  it('shows loading, an empty table, and a failure instead of rows', () => {
    const { rerender } = render(table({ rows: [], isLoading: true }));
    expect(screen.getByRole('group', { name: 'Bets' })).toHaveAttribute('aria-busy', 'true');
    rerender(table({ rows: [] }));
    expect(screen.getByText('No bets yet.')).toBeVisible();
    rerender(table({ failed: <p role="alert">It did not load.</p> }));
    expect(screen.getByRole('alert')).toHaveTextContent('It did not load.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

const CALENDAR = {
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
};

describe('DateRangeField', () => {
  it('keeps the order: a day beyond the other one moves both', () => {
    const changed = vi.fn();
    render(
      <DateRangeField
        label="Period"
        fromLabel="From"
        toLabel="To"
        calendar={CALENDAR}
        value={{ from: '2026-11-10', to: '2026-11-15' }}
        max="2026-11-21"
        onChange={changed}
      />,
    );
    expect(screen.getByRole('group', { name: 'Period' })).toBeVisible();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-18' } });
    expect(changed).toHaveBeenLastCalledWith({ from: '2026-11-18', to: '2026-11-18' });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-08' } });
    expect(changed).toHaveBeenLastCalledWith({ from: '2026-11-08', to: '2026-11-08' });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } });
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('leaves the other day alone while a day is still being typed', () => {
    const changed = vi.fn();
    const field = (value: DateRange) => (
      <DateRangeField
        label="Period"
        fromLabel="From"
        toLabel="To"
        calendar={CALENDAR}
        value={value}
        onChange={changed}
      />
    );
    const { rerender } = render(field({ from: '2026-11-17', to: '2026-11-23' }));
    // Another day comes first.
    for (const [day, from] of [
      ['2026-11-02', '2026-11-02'],
      ['2026-11-20', '2026-11-17'],
    ] as const) {
      fireEvent.change(screen.getByLabelText('To'), { target: { value: day } });
      expect(changed).toHaveBeenLastCalledWith({ from, to: day });
      rerender(field({ from, to: day }));
    }
  });

  it('takes a day as people write it when the field is left', () => {
    const changed = vi.fn();
    render(
      <DateRangeField
        label="Period"
        fromLabel="From"
        toLabel="To"
        calendar={CALENDAR}
        value={{ from: '2026-11-10', to: '2026-11-15' }}
        max="2026-11-21"
        onChange={changed}
      />,
    );
    const to = screen.getByLabelText('To');
    for (const [typed, day] of [
      ['20261112', '2026-11-12'],
      ['2026/11/3', '2026-11-03'],
      ['14.11.2026', '2026-11-14'],
      ['၂၀၂၆-၁၁-၁၃', '2026-11-13'],
    ] as const) {
      fireEvent.change(to, { target: { value: typed } });
      fireEvent.blur(to);
      expect(changed.mock.lastCall?.[0].to, typed).toBe(day);
    }
    changed.mockClear();
    for (const typed of ['2026-02-30', 'today', '1'])
      fireEvent.change(to, { target: { value: typed } });
    fireEvent.blur(to);
    expect(changed).not.toHaveBeenCalled();
    expect(to).toHaveValue('2026-11-15');
  });

  it('offers a calendar in the page’s language, by the keys of a grid', async () => {
    const user = userEvent.setup();
    const changed = vi.fn();
    render(
      <DateRangeField
        label="Period"
        fromLabel="From"
        toLabel="To"
        calendar={CALENDAR}
        value={{ from: '2026-11-10', to: '2026-11-15' }}
        min="2026-08-26"
        max="2026-11-21"
        onChange={changed}
      />,
    );
    const [, button] = screen.getAllByRole('button', { name: 'Calendar' });
    if (!button) throw new Error('each day has one');
    await user.click(button);
    const grid = await screen.findByRole('grid');
    expect(screen.getByRole('button', { name: 'Months' })).toHaveTextContent('2026 M11');
    await waitFor(() => expect(within(grid).getByText('15')).toHaveFocus());
    expect(within(grid).getAllByText('22')[0]).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(within(screen.getByRole('grid')).getByText('15')).toHaveFocus());
    await user.keyboard('{ArrowUp}{Enter}');
    expect(changed).toHaveBeenLastCalledWith({ from: '2026-11-08', to: '2026-11-08' });
    expect(button).toHaveFocus();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('reports no day while a year is typed, and the nearest day for an impossible one', () => {
    const changed = vi.fn();
    render(
      <DateRangeField
        label="Period"
        fromLabel="From"
        toLabel="To"
        calendar={CALENDAR}
        value={{ from: '2026-11-10', to: '2026-11-15' }}
        min="2026-08-26"
        max="2026-11-21"
        onChange={changed}
      />,
    );
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    for (const typed of ['0002-11-20', '0020-11-20', '0202-11-20'])
      fireEvent.change(to, { target: { value: typed } });
    expect(to).toHaveValue('0202-11-20');
    expect(changed).not.toHaveBeenCalled();
    fireEvent.change(to, { target: { value: '2026-11-20' } });
    expect(changed.mock.calls).toEqual([[{ from: '2026-11-10', to: '2026-11-20' }]]);
    fireEvent.change(from, { target: { value: '2020-01-01' } });
    fireEvent.blur(from);
    expect(changed).toHaveBeenLastCalledWith({ from: '2026-08-26', to: '2026-11-15' });
    fireEvent.change(to, { target: { value: '2027-05-05' } });
    fireEvent.blur(to);
    expect(changed).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-21' });
    fireEvent.change(to, { target: { value: '' } });
    fireEvent.blur(to);
    expect(to).toHaveValue('2026-11-15');
    expect(changed).toHaveBeenCalledTimes(3);
  });
});

describe('RecordView', () => {
  const save = vi.fn();
  const shown = (state: RecordViewProps<string>['screen'], pages = 1, page = 1) => (
    <RecordView<string>
      caption="Bets"
      columns={[{ key: 'game', header: 'Game', render: (row) => row }]}
      rows={state === 'empty' ? [] : ['Padauk']}
      keyOf={(row) => row}
      screen={state}
      words={{
        count: '1 record',
        export: 'Save as CSV',
        retry: 'Try again',
        failure: undefined,
        pages: { label: 'Pages', previous: 'Back', next: 'On', place: '1 of 1' },
      }}
      total={1}
      page={page}
      pages={pages}
      isExporting={false}
      empty={null}
      onReload={vi.fn()}
      onExport={save}
      onPage={vi.fn()}
    />
  );

  it('keeps the pager, and the focus on it, when a page could not be read', () => {
    const { rerender } = render(shown('ready', 2));
    screen.getByRole('button', { name: 'On' }).focus();
    rerender(shown('failed', 2));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'On' })).toHaveFocus();
  });

  it('leads back from a last page that no longer exists', () => {
    render(shown('empty', 1, 2));
    expect(screen.getByRole('button', { name: 'Back' })).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('button', { name: 'On' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('exports no file while other rows are being read, and says so', async () => {
    const user = userEvent.setup();
    const { rerender } = render(shown('loading'));
    const button = screen.getByRole('button', { name: 'Save as CSV' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(save).not.toHaveBeenCalled();
    rerender(shown('ready'));
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(button);
    expect(save).toHaveBeenCalledOnce();
  });
});
