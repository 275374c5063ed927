import { Fragment, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { FailureState } from '../../ui/FailureState';
import { ProgressLine } from '../../ui/Spinner';
import { useMessage, useT } from '../../i18n/i18n';
import { ScreenLoadError } from './lazyScreen';

type Props = {
  children: ReactNode;
  /** For a place of which nothing should stay, such as a dialog that never opened. */
  onFailure?: (notice: ScreenLoadError['notice']) => void;
  /** What the failure stands in, where it has to stand above the page. */
  frame?: ComponentType<{ children: ReactNode }>;
};

/**
 * Keeps what fails to load or to show from taking the whole page with it: says why in its place and
 * tries again on demand.
 */
export function LoadBoundary({ children, onFailure, frame: Frame = Fragment }: Props) {
  const fallback = ({ error, resetErrorBoundary }: FallbackProps) =>
    onFailure ? null : (
      <Frame>
        <Failure notice={noticeOf(error)} onRetry={() => resetErrorBoundary()} />
      </Frame>
    );
  return (
    <ErrorBoundary
      fallbackRender={fallback}
      onError={(error) => {
        if (error instanceof ScreenLoadError) error.forget();
        onFailure?.(noticeOf(error));
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

/** A part that says so while its code is on its way. */
export function AwaitedPart({ children, ...failure }: Props) {
  const t = useT('common');
  return (
    <LoadBoundary {...failure}>
      <Suspense fallback={<ProgressLine label={t('loading')} />}>{children}</Suspense>
    </LoadBoundary>
  );
}

/** A part that is not there until its code is, nor when its code failed to load. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <LoadBoundary onFailure={() => undefined}>
      <Suspense fallback={null}>{children}</Suspense>
    </LoadBoundary>
  );
}

const noticeOf = (error: unknown): ScreenLoadError['notice'] =>
  error instanceof ScreenLoadError ? error.notice : { key: 'common:showFailed' };

function Failure({ notice, onRetry }: { notice: ScreenLoadError['notice']; onRetry: () => void }) {
  const common = useT('common');
  const say = useMessage();
  return (
    <FailureState retryLabel={common('retry')} onRetry={onRetry}>
      {say(notice)}
    </FailureState>
  );
}
