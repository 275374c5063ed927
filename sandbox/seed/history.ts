/**
 * Who has records, how many, and how high they bet. Records end `idle` minutes before the end of
 * yesterday and begin at most `days` ago.
 */
export type History = {
  username: string;
  balance: string;
  events: number;
  stakes: readonly string[];
  deposits: readonly string[];
  idle?: number;
  days?: number;
};
