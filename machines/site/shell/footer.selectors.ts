/** Fixed contents of the footer (spec §2 Footer). */
export { VENDOR_STRIP } from '../../../contract/constants';
