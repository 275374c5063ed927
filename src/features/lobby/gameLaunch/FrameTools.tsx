import type { GameScreensProps } from './GameScreens';
import { useT } from '../../../i18n/i18n';
import { FullscreenButton } from '../../../ui/FullscreenButton';
import { IconButton } from '../../../ui/IconButton';
import { RefreshCw } from '../../../ui/icons';
import * as css from './Game.css';
import { useIsPlayBarBeside } from './useIsPlayBarBeside';

type Props = Pick<GameScreensProps, 'launch' | 'fullscreen' | 'playBar' | 'renderPanic'> & {
  /** Above the game, where full screen covers what stands beside its name. */
  isAbove?: boolean;
};

/**
 * Buttons of a running game: to stop playing, reload and full screen. Where it has its place
 * beside them, what was played needs no line of its own.
 */
export function FrameTools({ launch, fullscreen, playBar, renderPanic, isAbove = false }: Props) {
  const t = useT('gameList');
  const isBeside = useIsPlayBarBeside();
  const isShown = fullscreen.isFullscreen === isAbove;
  return (
    <div className={css.tools} hidden={!isShown}>
      {isBeside && isShown ? playBar : null}
      {renderPanic(true)}
      <IconButton
        aria-label={t('launch.reload')}
        icon={<RefreshCw size={20} />}
        onClick={() => launch.send({ type: 'game.retry' })}
      />
      <FullscreenButton
        fullscreen={fullscreen}
        enterLabel={t('launch.fullscreen')}
        leaveLabel={t('launch.leaveFullscreen')}
      />
    </div>
  );
}
