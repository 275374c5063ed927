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
  /** Called when the prerendered page is hydrated. */
  onAwake?: (() => void) | undefined;
};

/**
 * The content of the page: the same in the browser and in the prerendered page (`prerender.tsx`),
 * or hydration would fail.
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
