export type { Vip } from '../../../contract/vip';
