import { STORAGE_KEYS } from '../../contract/constants';
import type { KeyValueStore } from './storage';

/**
 * Writes the merchant code where other pages of the merchant look for it (spec §7 Local storage).
 */
export const writeMerchant = (code: string, ...stores: readonly KeyValueStore[]): void => {
  for (const store of stores) store.write(STORAGE_KEYS.merchant, code);
};
