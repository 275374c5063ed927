import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom, StateValue } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import type { Message } from '../../machines/shared/message';
import type { makeRecordPage, RecordQuery, RecordRows } from '../../machines/shared/recordPage';
import { errorOf, outputOf } from './caseOf';
import { Held } from './held';
import type { CanHappen } from './playable';
import type { Gestures } from './walk';
import { walkScreens } from './walkScreens';

type Step =
  | EventFrom<ReturnType<typeof makeRecordPage>>['type']
  | `xstate.${'done' | 'error'}.actor.${'loadRecords' | 'exportRecords'}`;
type Result = { rows: readonly unknown[]; totalPages: number } | null;
type Context = { result: Result; page: number; exportMessage: Message | null };

/** The query of a page of records, answered by the test. */
export const recordPorts = <TRow, TFilter, TTotals>() => ({
  loadRecords: new Held<RecordRows<TRow, TTotals>, RecordQuery<TFilter>>(),
  exportRecords: new Held<null, { filter: TFilter }>(),
});

type RecordWorld<TRow, TFilter, TTotals> = {
  ports: ReturnType<typeof recordPorts<TRow, TFilter, TTotals>>;
  records: { getSnapshot: () => { value: StateValue; context: Context } };
  stop: () => unknown;
};

type RecordWalk<TWorld> = {
  cases: MachineCases;
  start: () => Promise<TWorld>;
  /** Asks for other records: other days, or another person's. */
  chooseFilter: () => void;
  /** The name of the table, the text of its row, and the text when it is empty. */
  table: RegExp;
  row: RegExp;
  none: RegExp;
};

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));
const saving = () => screen.queryByRole('button', { name: 'Save as CSV' });

/** A person has the retry only after a failure, and another page only when there is one. */
const canHappen: CanHappen = ({ snapshot }, { stimulus: { type } }) => {
  const { result, page } = snapshot.context as Context;
  if (type === 'data.reload') return snapshot.matches({ list: 'failed' });
  return (
    type !== 'page.turn' ||
    (snapshot.matches({ list: 'ready' }) && page < (result?.totalPages ?? 0))
  );
};

/** Walks the plan of a page of records (`makeRecordPage`) through its screen. */
export const walkRecords = <TRow, TFilter, TTotals>({
  cases,
  start,
  chooseFilter,
  table,
  row,
  none,
}: RecordWalk<RecordWorld<TRow, TFilter, TTotals>>): void => {
  type World = RecordWorld<TRow, TFilter, TTotals>;
  const gestures = {
    'filter.choose': () => chooseFilter(),
    'page.turn': () => press('Next page'),
    'data.reload': () => press('Try again'),
    'records.export': () => press('Save as CSV'),
    'xstate.done.actor.loadRecords': ({ ports }, name) =>
      ports.loadRecords.answer(outputOf(cases, 'loadRecords', name) as RecordRows<TRow, TTotals>),
    'xstate.error.actor.loadRecords': ({ ports }, name) =>
      ports.loadRecords.fail(errorOf(cases, 'loadRecords', name)),
    'xstate.done.actor.exportRecords': ({ ports }) => ports.exportRecords.answer(null),
    'xstate.error.actor.exportRecords': ({ ports }, name) =>
      ports.exportRecords.fail(errorOf(cases, 'exportRecords', name)),
  } satisfies Gestures<Step, World>;

  const expectShown = (value: StateValue, { result, exportMessage }: Context) => {
    const shown = screen.queryByRole('table', { name: table });
    const { list, file } = value as {
      list: 'loading' | 'ready' | 'empty' | 'failed';
      file: 'none' | 'exporting';
    };
    // A file that was not written, and rows that were not read, are reported until the next query.
    const hasFailed = list === 'failed' || (list === 'ready' && exportMessage !== null);
    expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
      hasFailed ? [expect.stringContaining('Network link is abnormal')] : [],
    );
    if (list === 'loading' && !result?.rows.length)
      return expect(screen.getByRole('group', { name: table })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    if (list === 'failed' || list === 'empty') {
      expect(shown).toBeNull();
      expect(saving()).toBeNull();
      return list === 'empty' ? expect(screen.getByText(none)).toBeVisible() : undefined;
    }
    if (!shown) throw new Error('there is no table');
    expect(within(shown).getByRole('row', { name: row })).toBeVisible();
    if (list === 'loading') expect(shown.parentElement).toHaveAttribute('aria-busy', 'true');
    else expect(shown.parentElement).not.toHaveAttribute('aria-busy');
    return file === 'exporting'
      ? expect(saving()).toHaveAttribute('aria-busy', 'true')
      : expect(saving()).not.toHaveAttribute('aria-busy');
  };

  walkScreens({
    cases,
    canHappen,
    gestures,
    start,
    actorOf: ({ records, stop }) => ({ getSnapshot: () => records.getSnapshot(), stop }),
    expectShown: ({ records }, value) =>
      waitFor(() => expectShown(value, records.getSnapshot().context)),
  });
};
