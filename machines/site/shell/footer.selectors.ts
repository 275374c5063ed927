/** What the footer shows that no state decides (spec §2 Footer). */
export { VENDOR_STRIP } from '../../../contract/constants';
