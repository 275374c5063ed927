import type { SupportRef } from '../../machines/support/support/support.machine';
import { GuideDialog } from '../features/support/guides/GuideDialog';
import { defineDialog, type ScreenProps } from './shared/defineFlow';

function Guides({ actor: support, app }: ScreenProps<SupportRef>) {
  return <GuideDialog app={app} support={support} />;
}

/** How to install the app (spec §2 Other screens). */
export const guides = defineDialog({
  screen: { load: () => Promise.resolve(Guides), words: ['guides'] },
});
