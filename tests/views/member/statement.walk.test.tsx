import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import type { Language } from '../../../contract/constants';
import { cases } from '../../../machines/member/statement/statement.cases';
import { statementMachine } from '../../../machines/member/statement/statement.machine';
import type { Statement, StatementFile } from '../../../machines/member/statement/statement.types';
import { StatementPage } from '../../../src/features/member/statement/StatementPage';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'readStatement' | 'saveStatement' | 'printStatement';
type Step = EventFrom<typeof statementMachine>['type'] | `xstate.${'done' | 'error'}.actor.${Port}`;

const start = async (language: Language = 'EN') => {
  const ports = {
    readStatement: new Held<Statement>(),
    saveStatement: new Held<null, StatementFile>(),
    printStatement: new Held<null>(),
  };
  const statement = createActor(
    statementMachine.provide({
      actors: {
        readStatement: ports.readStatement.logic,
        saveStatement: ports.saveStatement.logic,
        printStatement: ports.printStatement.logic,
      },
    }),
  ).start();
  await renderView(<StatementPage statement={statement} />, language);
  return { statement, ports };
};
type World = Awaited<ReturnType<typeof start>>;

const button = (name: RegExp | string) => screen.queryByRole('button', { name });
/** Presses the button that a person finds; without one, the machine is told directly. */
const press = ({ statement }: World, name: RegExp, event: EventFrom<typeof statementMachine>) => {
  const found = button(name);
  if (found) fireEvent.click(found);
  else act(() => statement.send(event));
};
const read = (name: string) => outputOf(cases, 'readStatement', name) as Statement;
const rows = () =>
  within(screen.getByRole('table', { name: 'Statement by month' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')]
        .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
        .join(' | '),
    );

const gestures = {
  'statement.reload': (world) => press(world, /^Try again$/, { type: 'statement.reload' }),
  'months.showAll': (world) => press(world, /^Show 1 earlier month$/, { type: 'months.showAll' }),
  'statement.save': (world) => press(world, /^Save as CSV$/, { type: 'statement.save' }),
  'statement.print': (world) => press(world, /^Print$/, { type: 'statement.print' }),
  'xstate.done.actor.readStatement': ({ ports }, name) => ports.readStatement.answer(read(name)),
  'xstate.error.actor.readStatement': ({ ports }, name) =>
    ports.readStatement.fail(errorOf(cases, 'readStatement', name)),
  'xstate.done.actor.saveStatement': ({ ports }) => ports.saveStatement.answer(null),
  'xstate.error.actor.saveStatement': ({ ports }, name) =>
    ports.saveStatement.fail(errorOf(cases, 'saveStatement', name)),
  'xstate.done.actor.printStatement': ({ ports }) => ports.printStatement.answer(null),
  'xstate.error.actor.printStatement': ({ ports }, name) =>
    ports.printStatement.fail(errorOf(cases, 'printStatement', name)),
} satisfies Gestures<Step, World>;

const NEWEST = [
  '2026-11 | Ks 20,000.00 | Ks 5,000.00 | Ks 12,000.00 | Ks 9,000.50 | -Ks 2,999.50',
  '2026-10 | Ks 20,000.00 | Ks 5,000.00 | Ks 8,000.00 | Ks 11,000.00 | Ks 3,000.00',
];
const TWO = [
  ...NEWEST,
  'Total | Ks 40,000.00 | Ks 10,000.00 | Ks 20,000.00 | Ks 20,000.50 | Ks 0.50',
];
const ALL = [
  ...NEWEST,
  '2026-09 | Ks 20,000.00 | Ks 5,000.00 | Ks 0.00 | Ks 0.00 | Ks 0.00',
  'Total | Ks 60,000.00 | Ks 15,000.00 | Ks 20,000.00 | Ks 20,000.50 | Ks 0.50',
];

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectState = ({ statement }: World, value: StateValue) => {
  const { statement: known, isWhole, message } = statement.getSnapshot().context;
  if (value === 'reading') {
    const retry = button('Try again');
    return retry ?? expect(screen.getByRole('status')).toHaveTextContent('Loading');
  }
  if (value === 'failed')
    return expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  const isShort = known?.shown === 2 && !isWhole;
  expect(rows()).toEqual(isShort ? TWO : ALL);
  expect(button(/^Show .* earlier/) !== null).toBe(isShort);
  expect(screen.getByRole('img', { name: 'Deposits by month' })).toBeInTheDocument();
  expect(screen.queryAllByRole('alert')).toHaveLength(message ? 1 : 0);
  const { shown } = value as { shown: string };
  expect(button('Save as CSV')?.getAttribute('aria-busy') ?? null).toBe(
    shown === 'saving' ? 'true' : null,
  );
  expect(button('Print')?.getAttribute('aria-busy') ?? null).toBe(
    shown === 'printing' ? 'true' : null,
  );
  return undefined;
};

walkScreens<World>({
  cases,
  gestures,
  start: () => start(),
  actorOf: ({ statement }) => statement,
  expectShown: (world, value) => waitFor(() => expectState(world, value)),
});

test('draws each figure, the oldest month first, and saves the months on show', async () => {
  const { statement, ports } = await start();
  await ports.readStatement.answer(read('two, the others on request'));
  fireEvent.click(screen.getByRole('radio', { name: 'Net' }));
  const chart = screen.getByRole('img', { name: 'Net by month' });
  expect(
    [...chart.querySelectorAll('title')].map((one) => one.textContent.replaceAll(/\s/g, ' ')),
  ).toEqual(['2026-10: Ks 3,000.00', '2026-11: -Ks 2,999.50']);
  const figure = within(chart.closest('figure') as HTMLElement);
  for (const value of ['-4,000', '-2,000', '0', '2,000', '4,000'])
    expect(figure.getByText(value)).toBeVisible();
  for (const month of ['2026-10', '2026-11']) expect(figure.getAllByText(month)[0]).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(ports.saveStatement.inputs.map(({ months }) => months.map(({ month }) => month))).toEqual([
    ['2026-11', '2026-10'],
  ]);
  statement.stop();
});

test('says it all in Burmese too', async () => {
  const { statement, ports } = await start('MY');
  await ports.readStatement.answer(read('two, the others on request'));
  expect(screen.getAllByRole('button')).toHaveLength(3);
  expect(screen.queryByText(/figure\.|lifetime\.|more_|meaning/)).toBeNull();
  expect(screen.queryByText(/[A-Za-z]{4,}/, { selector: 'h4, button, dt, th' })).toBeNull();
  statement.stop();
});
