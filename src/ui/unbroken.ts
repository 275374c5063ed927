/** A day, `yyyy-MM-dd`, that no line break splits: browsers break lines after hyphens. */
export const unbroken = (day: string): string => day.replaceAll('-', '-\u2060');
