/**
 * Whose records there are, how many, and how high they play. They end `idle` minutes before
 * yesterday does and begin no earlier than `days` ago.
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
