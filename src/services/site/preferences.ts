import * as v from 'valibot';
import type { AppInput } from '../../../machines/site/app/app.types';
import type { KeyValueStore } from '../storage';

type ShellPreferences = AppInput['preferences'];

const KEY = 'shell';
const isOn = v.fallback(v.boolean(), false);
const preferencesSchema = v.object({
  menuCollapsed: isOn,
  theme: v.fallback(v.picklist(['system', 'dark', 'light']), 'system'),
  balanceHidden: isOn,
});
const DEFAULTS: ShellPreferences = { menuCollapsed: false, theme: 'system', balanceHidden: false };

/**
 * The part of the page shell that survives a reload, in local storage. A value that does not fit is
 * ignored.
 */
export const createPreferences = (localStore: KeyValueStore) => ({
  read: (): ShellPreferences => {
    const stored = v.safeParse(
      v.pipe(v.string(), v.parseJson(), preferencesSchema),
      localStore.read(KEY),
    );
    return stored.success ? stored.output : DEFAULTS;
  },
  write: (preferences: ShellPreferences): void =>
    localStore.write(KEY, JSON.stringify(preferences)),
});
