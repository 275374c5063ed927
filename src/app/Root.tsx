import type { i18n as I18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { AppRef } from '../../machines/site/app/app.machine';
import { FailureAidProvider } from '../ui/FailureAid';
import { App } from './App';
import type { Recorder } from './capsule/recorder';
import { ReportAid } from './capsule/ReportAid';
import { RoutedLinks } from './RoutedLink';

type Props = {
  app: AppRef;
  i18n: I18n;
  recorder: Recorder;
  router: ComponentType<{ children: ReactNode }>;
  /** The page that was drawn ahead is this one's now, down to the last handler. */
  onAwake?: (() => void) | undefined;
};

/**
 * All that stands in the page: the same in the browser and when it is drawn ahead
 * (`prerender.tsx`), or it could not be woken.
 */
export function Root({ app, i18n, recorder, router: Router, onAwake }: Props) {
  return (
    <I18nextProvider i18n={i18n}>
      <Router>
        <RoutedLinks>
          <FailureAidProvider value={<ReportAid recorder={recorder} app={app} />}>
            <App app={app} onAwake={onAwake} />
          </FailureAidProvider>
        </RoutedLinks>
      </Router>
    </I18nextProvider>
  );
}
