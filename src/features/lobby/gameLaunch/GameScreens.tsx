import { useSelector } from '@xstate/react';
import type { ReactNode, RefCallback } from 'react';
import type { GameLaunchRef } from '../../../../machines/lobby/gameLaunch/gameLaunch.machine';
import type { WalletTransferRef } from '../../../../machines/money/walletTransfer/walletTransfer.machine';
import { selectTarget } from '../../../../machines/lobby/gameLaunch/gamePlace.selectors';
import {
  selectMessage,
  selectScreen,
  selectTransfer,
} from '../../../../machines/lobby/gameLaunch/gameLaunch.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { FailureState } from '../../../ui/FailureState';
import type { Fullscreen } from '../../../ui/hooks/useFullscreen';
import { ExternalLinkIcon } from '../../../ui/icons';
import { Spinner } from '../../../ui/Spinner';
import { Cover } from './Cover';
import { Frame } from './Frame';
import * as css from './Game.css';
import { VendorGames } from './VendorGames';

export type GameScreensProps = {
  launch: GameLaunchRef;
  /** Reads a game's message to the page; null when the message is not from a game. */
  readMessage: (data: unknown) => 'game.ready' | 'game.left' | 'game.failed' | 'balance' | null;
  /** How long the member plays, above a running game. */
  /** Says that the wallet is empty, above the game. */
  noMoney: ReactNode;
  playBar: ReactNode;
  /** The button that stops the play at once, where the rules have one. */
  renderPanic: (isInBar: boolean) => ReactNode;
  /** Called when the game says that the balance changed. */
  onBalance: () => void;
  /** The transfer to a vendor with a wallet of its own; left out when there is none. */
  renderTransfer: (transfer: WalletTransferRef) => ReactNode;
  /** The game with what stands above it, which full screen enlarges. */
  stage: RefCallback<HTMLElement>;
  fullscreen: Fullscreen;
};

/** One launch, state by state (spec §4 Game launch gating). */
export function GameScreens({
  launch,
  readMessage,
  onBalance,
  renderTransfer,
  noMoney,
  playBar,
  renderPanic,
  stage,
  fullscreen,
}: GameScreensProps) {
  const screen = useSelector(launch, selectScreen);
  switch (screen) {
    case 'vendorGames':
      return <VendorGames launch={launch} />;
    case 'launching':
      return <OpeningTarget launch={launch} />;
    case 'transfer':
      return <Transfer launch={launch} renderTransfer={renderTransfer} />;
    case 'frame':
      return (
        <Frame
          launch={launch}
          readMessage={readMessage}
          onBalance={onBalance}
          noMoney={noMoney}
          playBar={playBar}
          renderPanic={renderPanic}
          stage={stage}
          fullscreen={fullscreen}
        />
      );
    case 'window':
      return (
        <InWindow launch={launch} noMoney={noMoney} playBar={playBar} renderPanic={renderPanic} />
      );
    case 'blocked':
      return <Blocked launch={launch} />;
    case 'failed':
      return <Failed launch={launch} />;
    case 'entering':
      return null;
  }
}

function OpeningTarget({ launch }: { launch: GameLaunchRef }) {
  const { name, icon } = useSelector(launch, selectTarget);
  return <Opening name={name} cover={icon} />;
}

/** Shown while the game loads. */
export function Opening({ name, cover }: { name: string; cover?: string | undefined }) {
  const t = useT('gameList');
  return (
    <div className={css.scene}>
      <Cover address={cover} />
      <Spinner />
      <p role="status" className={css.sentence}>
        {name ? t('launch.opening', { name }) : t('launch.openingUnnamed')}
      </p>
    </div>
  );
}

/** Shown when the game is over; it closes when the money is back. */
export function BringingBack() {
  const t = useT('gameList');
  return (
    <div className={css.scene}>
      <Spinner />
      <p role="status" className={css.sentence}>
        {t('launch.bringingBack')}
      </p>
    </div>
  );
}

function Transfer({ launch, renderTransfer }: Pick<GameScreensProps, 'launch' | 'renderTransfer'>) {
  const transfer = useSelector(launch, selectTransfer);
  return transfer ? (
    <div className={css.scene}>
      <div className={css.form}>{renderTransfer(transfer)}</div>
    </div>
  ) : null;
}

function InWindow({
  launch,
  noMoney,
  playBar,
  renderPanic,
}: Pick<GameScreensProps, 'launch' | 'noMoney' | 'playBar' | 'renderPanic'>) {
  const t = useT('gameList');
  const { name } = useSelector(launch, selectTarget);
  return (
    <div className={css.scene}>
      <span className={css.art}>
        <ExternalLinkIcon size={28} aria-hidden="true" />
      </span>
      <p role="status" className={css.sentence}>
        {t('launch.inWindow', { name })}
      </p>
      {noMoney}
      {playBar}
      {renderPanic(false)}
      <Button onClick={() => launch.send({ type: 'gameLaunch.close' })}>{t('launch.done')}</Button>
    </div>
  );
}

function Blocked({ launch }: { launch: GameLaunchRef }) {
  const t = useT('gameList');
  return (
    <div className={css.scene}>
      <span className={css.art}>
        <ExternalLinkIcon size={28} aria-hidden="true" />
      </span>
      <p role="alert" className={css.sentence}>
        {t('launch.blocked')}
      </p>
      <Button tone="primary" onClick={() => launch.send({ type: 'game.retry' })}>
        {t('launch.openWindow')}
      </Button>
    </div>
  );
}

function Failed({ launch }: { launch: GameLaunchRef }) {
  const common = useT('common');
  const say = useMessage('gameList');
  const message = useSelector(launch, selectMessage);
  return (
    <div className={css.scene}>
      <FailureState
        retryLabel={common('retry')}
        onRetry={() => launch.send({ type: 'game.retry' })}
      >
        {say(message)}
      </FailureState>
    </div>
  );
}
