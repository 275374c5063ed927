import { defineCases } from '../../shared/cases';
import { statementMachine } from './statement.machine';
import type { Statement, StatementMonth } from './statement.types';

const month = (name: string, stakes: string, returns: string, net: string): StatementMonth => ({
  month: name,
  deposits: '20000.00',
  withdrawals: '5000.00',
  stakes,
  returns,
  net,
});
const months = [
  month('2026-11', '12000.00', '9000.50', '-2999.50'),
  month('2026-10', '8000.00', '11000.00', '3000.00'),
  month('2026-09', '0.00', '0.00', '0.00'),
];
const statement = (shown: number): Statement => ({
  account: 'player',
  months,
  shown,
  lifetime: { deposits: '90000.00', withdrawals: '15000.00', net: '75000.00' },
  to: '2026-11-21',
  timeZone: 'Asia/Yangon',
  currencySymbol: 'Ks',
});
const offline = [{ name: 'offline', error: { kind: 'offline' } }];

export const cases = defineCases(statementMachine, {
  file: import.meta.url,
  events: {
    'statement.reload': [{ name: 'click' }],
    'months.showAll': [{ name: 'click' }],
    'statement.save': [{ name: 'click' }],
    'statement.print': [{ name: 'click' }],
  },
  actors: {
    readStatement: {
      done: [
        { name: 'all at once', output: statement(12) },
        { name: 'two, the others on request', output: statement(2) },
      ],
      error: offline,
    },
    saveStatement: { done: [{ name: 'saved', output: null }], error: offline },
    printStatement: { done: [{ name: 'printed', output: null }], error: offline },
  },
});
