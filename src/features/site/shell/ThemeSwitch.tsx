import { useSelector } from '@xstate/react';
import type { ShellRef } from '../../../../machines/site/shell/shell.machine';
import { selectTheme } from '../../../../machines/site/shell/shell.selectors';
import { useT } from '../../../i18n/i18n';
import { Monitor, Moon, Sun } from '../../../ui/icons';
import * as css from './ThemeSwitch.css';

const THEMES = [
  { theme: 'system', icon: <Monitor size={18} aria-hidden="true" /> },
  { theme: 'dark', icon: <Moon size={18} aria-hidden="true" /> },
  { theme: 'light', icon: <Sun size={18} aria-hidden="true" /> },
] as const;

/** The choice of theme: as the device, dark or light. */
export function ThemeSwitch({ shell }: { shell: ShellRef }) {
  const t = useT('common');
  const current = useSelector(shell, selectTheme);
  return (
    <fieldset className={css.group} aria-label={t('theme.label')}>
      {THEMES.map(({ theme, icon }) => (
        <label key={theme} className={css.choice} title={t(`theme.${theme}`)}>
          <input
            type="radio"
            name="theme"
            value={theme}
            className={css.radio}
            aria-label={t(`theme.${theme}`)}
            checked={theme === current}
            onChange={() => shell.send({ type: 'theme.choose', theme })}
          />
          {icon}
        </label>
      ))}
    </fieldset>
  );
}
