import { useSelector } from '@xstate/react';
import { selectTarget } from '../../../../machines/lobby/gameLaunch/gamePlace.selectors';
import {
  selectFrame,
  selectIsPlaying,
  selectIsSlow,
  selectUrl,
} from '../../../../machines/lobby/gameLaunch/gameLaunch.selectors';
import { useT } from '../../../i18n/i18n';
import { GameFrame } from '../../../ui/GameFrame';
import { Spinner } from '../../../ui/Spinner';
import { Cover } from './Cover';
import { FrameTools } from './FrameTools';
import * as css from './Game.css';
import { useIsPlayBarBeside } from './useIsPlayBarBeside';
import type { GameScreensProps } from './GameScreens';

/** The game in its frame, covered until it plays. Only messages of the game itself are handled. */
export function Frame({
  launch,
  readMessage,
  onBalance,
  noMoney,
  playBar,
  renderPanic,
  stage,
  fullscreen,
}: Omit<GameScreensProps, 'renderTransfer'>) {
  const t = useT('gameList');
  const isBeside = useIsPlayBarBeside();
  const url = useSelector(launch, selectUrl);
  const frame = useSelector(launch, selectFrame);
  const isPlaying = useSelector(launch, selectIsPlaying);
  const isSlow = useSelector(launch, selectIsSlow);
  const { name, icon } = useSelector(launch, selectTarget);
  const hear = (data: unknown) => {
    const heard = readMessage(data);
    if (heard === 'balance') onBalance();
    else if (heard) launch.send({ type: heard });
  };
  if (url === null || !frame) return null;
  return (
    <div ref={stage} className={css.frameBox} aria-busy={!isPlaying || undefined}>
      <div className={css.frameBar}>
        <div className={css.playBar}>
          {noMoney}
          {isBeside ? null : playBar}
        </div>
        <FrameTools
          isAbove
          launch={launch}
          fullscreen={fullscreen}
          playBar={playBar}
          renderPanic={renderPanic}
        />
      </div>
      <div className={css.frameArea}>
        <GameFrame
          title={name}
          src={url}
          sandbox={frame.sandbox}
          allow={frame.allow}
          expectedOrigin={frame.origin}
          onLoad={() => launch.send({ type: 'frame.loaded' })}
          onMessage={hear}
        />
      </div>
      <div role="status" className={css.veil} data-lifted={isPlaying || undefined}>
        {isPlaying ? null : (
          <>
            <Cover address={icon} />
            <Spinner />
            <p className={css.sentence}>
              {isSlow ? t('launch.slow', { name }) : t('launch.opening', { name })}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
