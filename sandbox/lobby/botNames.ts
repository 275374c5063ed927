/**
 * The members whose bets the platform places itself, so that the winner board shows wins before
 * anyone else has played.
 */
export const BOTS: ReadonlyArray<{ username: string; nickname: string }> = [
  { username: 'kyawzin77', nickname: 'Kyaw Zin' },
  { username: 'nilar88', nickname: 'Nilar' },
  { username: 'zawgyi7', nickname: 'Zawgyi' },
  { username: 'hninsi', nickname: 'Hnin Si' },
  { username: 'susu99', nickname: 'Su Su' },
  { username: 'koko21', nickname: 'Ko Ko' },
  { username: 'maythu', nickname: 'May Thu' },
  { username: 'bobo5', nickname: 'Bo Bo' },
];

/** What each of them paid in, once. */
export const BOT_FUNDS = '5000000.00';
