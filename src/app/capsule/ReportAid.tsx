import { Suspense } from 'react';
import { lazyScreen } from '../../flows/shared/lazyScreen';
import { LoadBoundary } from '../../flows/shared/LoadBoundary';
import type { ReportSource } from './pageReport';

const CopyReport = lazyScreen(() => import('./CopyReport').then((m) => m.CopyReport), 'report');

/** Fetches it while the network is still there: a failure is when it is wanted. */
export const preloadReport = CopyReport.preload;

/** "Copy report", below every failure; where its own code can't be had, nothing. */
export function ReportAid(source: ReportSource) {
  return (
    <LoadBoundary onFailure={() => undefined}>
      <Suspense fallback={null}>
        <CopyReport {...source} />
      </Suspense>
    </LoadBoundary>
  );
}
