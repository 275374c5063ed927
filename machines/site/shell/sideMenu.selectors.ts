/** What the side menu shows that no state decides (spec §9). */
export { QR, SIDE_MENU_PROMOTIONS } from '../../../contract/constants';
