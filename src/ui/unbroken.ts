/** A day, `yyyy-MM-dd`, in the middle of a sentence: browsers break lines after its hyphens. */
export const unbroken = (day: string): string => day.replaceAll('-', '-\u2060');
