/** The parts of the header that only members see, in one chunk. */
export { AccountMenu } from './AccountMenu';
export { Balance } from './Balance';
export { MoneyButtons } from './MoneyButtons';
export { RewardsToClaim } from './RewardsToClaim';
