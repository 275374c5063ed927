import { Money } from './Money';
import { formatMoney } from './money';

/** A sum won or lost, which its colour tells too. */
export function SignedMoney({ amount, symbol }: { amount: string; symbol: string }) {
  return <Money tone={toneOf(amount)}>{formatMoney(amount, symbol)}</Money>;
}

const toneOf = (amount: string) =>
  /^-?0*(\.0*)?$/.test(amount) ? 'plain' : amount.startsWith('-') ? 'loss' : 'win';
