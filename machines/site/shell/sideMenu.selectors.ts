/** Fixed contents of the side menu (spec §9). */
export { QR, SIDE_MENU_PROMOTIONS } from '../../../contract/constants';
