import type { InstallSnapshot } from './install.machine';

/** `none`: the browser offers nothing, so the person follows the steps. */
export const selectInstall = (s: InstallSnapshot): 'none' | 'offered' | 'asking' | 'installed' =>
  s.matches('offered')
    ? 'offered'
    : s.matches('asking')
      ? 'asking'
      : s.matches('installed')
        ? 'installed'
        : 'none';
