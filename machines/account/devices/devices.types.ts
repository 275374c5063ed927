export type { Device } from '../../../contract/credentials';
