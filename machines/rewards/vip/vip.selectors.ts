/** What this month can still bring. */
export { goalOf } from '../../../contract/vip';
