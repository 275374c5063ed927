import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { Heart, History } from '../../../ui/icons';
import * as css from './GameList.css';
import { WaitingTiles } from './WaitingTiles';

const ICONS = { favourites: <Heart size={28} />, recent: <History size={28} /> };

type Props = {
  kind: keyof typeof ICONS;
  /** Shown while there are none. */
  empty?: ReactNode;
  screen: 'guest' | 'loading' | 'failed' | 'empty' | 'ready';
  failure?: string | undefined;
  onRetry?: () => void;
  onLogin?: () => void;
  /** Below that. */
  suggestions?: ReactNode;
  children?: ReactNode;
};

/** A page of a member's own games (spec §2 /favorite, /recent), in each of its states. */
export function MemberPage(props: Props) {
  const t = useT('gameList');
  return (
    <div className={css.page}>
      <h1>{t(`${props.kind}.title`)}</h1>
      <Content {...props} />
      {props.screen === 'empty' ? props.suggestions : null}
    </div>
  );
}

function Content({
  kind,
  empty,
  screen,
  failure,
  onRetry = () => undefined,
  onLogin,
  children,
}: Props) {
  const t = useT('gameList');
  const common = useT('common');
  switch (screen) {
    case 'guest':
      return (
        <EmptyState
          icon={ICONS[kind]}
          action={
            <Button tone="primary" onClick={onLogin}>
              {common('logIn')}
            </Button>
          }
        >
          {t(`${kind}.login`)}
        </EmptyState>
      );
    case 'loading':
      return (
        <div role="status" aria-label={common('loading')}>
          <WaitingTiles />
        </div>
      );
    case 'failed':
      return (
        <FailureState retryLabel={common('retry')} onRetry={onRetry}>
          {failure}
        </FailureState>
      );
    case 'empty':
      return empty;
    case 'ready':
      return children;
  }
}
