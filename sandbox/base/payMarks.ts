import type { PayoutType } from '../../contract/withdrawalRequest';

/** The letters and colours of a mark. */
export type PayMark = { letters: string; deep: string; light: string };

/** Marks of the operator's own drawing: a wallet or bank is found by its letters and colour. */
export const PAY_MARKS: Record<PayoutType, PayMark> = {
  kbzPay: { letters: 'KPAY', deep: '#0b3f8f', light: '#2f7be0' },
  wavePay: { letters: 'WAVE', deep: '#8a5a00', light: '#d99a12' },
  kbzBank: { letters: 'KBZ', deep: '#0b3f8f', light: '#1f5db8' },
  ayaBank: { letters: 'AYA', deep: '#8c1220', light: '#d0333f' },
  cbBank: { letters: 'CB', deep: '#0d5c4a', light: '#1f9478' },
};

/** Where the mark of a wallet or bank is served. */
export const payMarkOf = (type: PayoutType): string => `/media/payments/${type}.svg`;
