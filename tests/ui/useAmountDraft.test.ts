import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAmountDraft } from '../../src/ui/hooks/useAmountDraft';

test('an amount stays as typed until another one is filled in', () => {
  let amount = '';
  const { result, rerender } = renderHook(() =>
    useAmountDraft(amount, (typed) => {
      amount = typed;
    }),
  );
  act(() => result.current[1]('1,000'));
  expect(amount).toBe('1000');
  expect(result.current[0]).toBe('1,000');
  amount = '5000.00';
  rerender();
  expect(result.current[0]).toBe('5000.00');
});
