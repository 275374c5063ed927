import type { AppRef } from '../../../machines/site/app/app.machine';
import { selectLanguage, selectPlatform } from '../../../machines/site/app/app.selectors';
import { MARK, type Capsule } from '../../../machines/shared/capsule';
import type { Recorder } from './recorder';
import { capsuleOf } from './report';
import { isPlainAddress, sketchOf } from './sketch';

export type ReportSource = { recorder: Recorder; app: AppRef };

/** The recording of this page until now, as a capsule. */
export const pageReport = ({ recorder, app }: ReportSource): Capsule => {
  const snapshot = app.getSnapshot();
  const { pathname } = location;
  recorder.outline(sketchOf);
  return capsuleOf(recorder, {
    app: {
      version: String(import.meta.env.APP_VERSION ?? 'unversioned'),
      build: import.meta.env.MODE,
      machines: String(import.meta.env.MACHINES_HASH ?? ''),
    },
    page: {
      path: isPlainAddress(pathname) ? pathname : MARK,
      language: selectLanguage(snapshot),
      viewport: { width: innerWidth, height: innerHeight },
    },
    flags: selectPlatform(snapshot)?.whitelabel ?? {},
    // The production build uses an operator's platform, whose data cannot be reset.
    seed: import.meta.env.MODE === 'production' ? null : 'sandbox',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
};
