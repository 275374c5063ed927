/** The value of points in money, exactly: the ratio is a decimal string. */
export const worthOf = (points: number, ratio: string): string => {
  const [whole = '0', decimals = ''] = ratio.split('.');
  const scaled = String(BigInt(points) * BigInt(whole + decimals)).padStart(
    decimals.length + 1,
    '0',
  );
  const at = scaled.length - decimals.length;
  return decimals === '' ? scaled : `${scaled.slice(0, at)}.${scaled.slice(at)}`;
};
