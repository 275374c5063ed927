import type { GameScreensProps } from './GameScreens';
import { useT } from '../../../i18n/i18n';
import { FullscreenButton } from '../../../ui/FullscreenButton';
import { IconButton } from '../../../ui/IconButton';
import { RefreshCw } from '../../../ui/icons';
import * as css from './Game.css';

type Props = Pick<GameScreensProps, 'launch' | 'fullscreen' | 'renderPanic'> & {
  /** Above the game, where full screen covers what stands beside its name. */
  isAbove?: boolean;
};

/** Buttons of a running game: to stop playing, reload and full screen. */
export function FrameTools({ launch, fullscreen, renderPanic, isAbove = false }: Props) {
  const t = useT('gameList');
  return (
    <span className={css.tools} hidden={fullscreen.isFullscreen !== isAbove}>
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
    </span>
  );
}
