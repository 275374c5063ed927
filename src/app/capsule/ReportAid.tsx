import { lazyScreen } from '../../flows/shared/lazyScreen';
import { OptionalPart } from '../../flows/shared/LoadBoundary';
import type { ReportSource } from './pageReport';

const CopyReport = lazyScreen(() => import('./CopyReport').then((m) => m.CopyReport), 'report');

/** Loads the button in advance, while there is a network: it is needed after a failure. */
export const preloadReport = CopyReport.preload;

/** "Copy report", below every failure; nothing when its code failed to load. */
export function ReportAid(source: ReportSource) {
  return (
    <OptionalPart>
      <CopyReport {...source} />
    </OptionalPart>
  );
}
