/** A trial account: how long its session lasts, and the play money in its wallet. */
export const FREE_PLAY = { minutes: 30, playMoney: '10000.00' } as const;
