import { createHash, createHmac } from 'node:crypto';

/** The published data of a draw; nothing else is needed to check it. */
export type Published = {
  week: string;
  commitment: string;
  seed: string | null;
  tickets: string[];
  prizes: Array<{ place: number; number: number }>;
};

/** True when the published winners follow from the published seed (docs/decisions/0038). */
export const isDrawFair = ({ week, commitment, seed, tickets, prizes }: Published): boolean => {
  if (seed === null) return false;
  if (createHash('sha256').update(seed).digest('hex') !== commitment) return false;
  const list = createHash('sha256').update(tickets.join('\n')).digest('hex');
  const left = tickets.map((_, at) => at + 1);
  return prizes.every(({ place, number }, at) => {
    const hash = createHmac('sha256', seed)
      .update(`${week} ${list} ${at + 1}`)
      .digest('hex');
    const [drawn] = left.splice(Number(BigInt(`0x${hash}`) % BigInt(left.length)), 1);
    return place === at + 1 && number === drawn;
  });
};
