export type { Device } from '../../../contract/session';
