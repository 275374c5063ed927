import { expect, test } from 'vitest';
import type { Terms } from '../../contract/agents';
import { differenceOf, payoutOf } from '../../machines/agents/contractRequest/payout';

const tiered: Terms = {
  kind: 'tiers',
  period: 'weekly',
  tiers: [
    { rate: '10', periodValidBet: '1000', periodProfitLoss: '0', activeMembers: 1 },
    { rate: '20.50', periodValidBet: '5000', periodProfitLoss: '500', activeMembers: 3 },
  ],
};
const figures = (validBet: string, netLoss: string, activeMembers: string) => ({
  validBet,
  netLoss,
  activeMembers,
});

test('a dividend shares the loss, a salary the turnover, by the highest tier reached', () => {
  expect(payoutOf('dividend', tiered, figures('5000', '500.01', '3'))).toEqual({
    amount: '102.50',
    tier: 1,
  });
  expect(payoutOf('dividend', tiered, figures('5000', '500.01', '2'))).toEqual({
    amount: '50.00',
    tier: 0,
  });
  expect(payoutOf('daily', tiered, figures(' 1333.33 ', '0', '1'))).toEqual({
    amount: '133.33',
    tier: 0,
  });
  expect(payoutOf('daily', tiered, figures('999.99', '5000', '9'))).toEqual({
    amount: '0.00',
    tier: null,
  });
});

test('a team that won leaves nothing to share; without a loss condition turnover is paid', () => {
  expect(payoutOf('dividend', tiered, figures('2000', '-300', '1'))).toEqual({
    amount: '0.00',
    tier: 0,
  });
  expect(payoutOf('daily', tiered, figures('2000', '-300', '1'))).toEqual({
    amount: '200.00',
    tier: 0,
  });
});

test('a real-time salary pays for wins and losses, exactly', () => {
  const perBet: Terms = {
    kind: 'realTime',
    profitRate: '0.10',
    lossRate: '0.20',
    singleBetAmount: '1',
  };
  expect(payoutOf('realTime', perBet, figures('1000.10', '2000.20', ''))).toEqual({
    amount: '5.00',
    tier: null,
  });
});

test('an incomplete offer pays nothing yet', () => {
  for (const odd of [
    figures('', '1', '1'),
    figures('1', 'x', '1'),
    figures('1', '1', ''),
    figures('1.001', '1', '1'),
    figures('1', '1', '1.5'),
  ]) {
    expect(payoutOf('dividend', tiered, odd)).toBeNull();
  }
});

test('an offer of a few hundredths keeps its zeros', () => {
  const small: Terms = {
    kind: 'tiers',
    period: 'daily',
    tiers: [{ rate: '0.50', periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }],
  };
  expect(payoutOf('daily', small, figures('10', '0', '0'))).toEqual({ amount: '0.05', tier: 0 });
  expect(payoutOf('daily', small, figures('1.99', '0', '0'))).toEqual({ amount: '0.00', tier: 0 });
});

test('the difference has a sign', () => {
  expect(differenceOf({ amount: '100.10', tier: 0 }, { amount: '90.00', tier: 0 })).toBe('-10.10');
  expect(differenceOf({ amount: '90.00', tier: 0 }, { amount: '90.05', tier: 1 })).toBe('0.05');
});
