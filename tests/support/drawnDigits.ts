import { createHash } from 'node:crypto';

/**
 * The five digits of the lottery SSC1 at a time (epoch milliseconds), as the README of the sandbox
 * says that they are drawn. Written again, so that it shares nothing with the platform.
 */
export const drawnDigits = (drawAt: number): string => {
  let digits = '';
  for (let block = 0; digits.length < 5; block += 1) {
    const hash = createHash('sha256').update(`SSC1 ${drawAt} ${block}`).digest();
    for (let at = 0; at < 32 && digits.length < 5; at += 4) {
      const word = hash.readUInt32BE(at);
      // Above this a remainder of ten would not be fair.
      if (word < 4_294_967_290) digits += String(word % 10);
    }
  }
  return digits;
};
