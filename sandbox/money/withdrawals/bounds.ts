/** The smallest and the largest amount of one withdrawal. */
export const WITHDRAWAL = { minimum: '100.00', maximum: '500000.00' } as const;
