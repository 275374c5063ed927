/** The last four digits of a number of an account, a phone or an identity card; others masked. */
export const maskedNumber = (number: string): string => `•••• ${number.slice(-4)}`;
