import type { GameScreensProps } from './GameScreens';
import { useT } from '../../../i18n/i18n';
import { FullscreenButton } from '../../../ui/FullscreenButton';
import { useFullscreen } from '../../../ui/hooks/useFullscreen';
import { IconButton } from '../../../ui/IconButton';
import { RefreshCw } from '../../../ui/icons';
import * as css from './Game.css';

type Props = Pick<GameScreensProps, 'launch' | 'stage' | 'renderPanic'>;

/**
 * Buttons of a running game: to stop playing, reload and full screen. They stand beside its name,
 * and above the game where full screen covers that.
 */
export function FrameTools({ isAbove = false, ...props }: Props & { isAbove?: boolean }) {
  const { isFullscreen } = useFullscreen(props.stage);
  if (isAbove && !isFullscreen) return null;
  return (
    <span className={css.tools} hidden={isFullscreen && !isAbove}>
      <Tools {...props} />
    </span>
  );
}

function Tools({ launch, stage, renderPanic }: Props) {
  const t = useT('gameList');
  return (
    <>
      {renderPanic(true)}
      <IconButton
        aria-label={t('launch.reload')}
        icon={<RefreshCw size={20} />}
        onClick={() => launch.send({ type: 'game.retry' })}
      />
      <FullscreenButton
        target={stage}
        enterLabel={t('launch.fullscreen')}
        leaveLabel={t('launch.leaveFullscreen')}
      />
    </>
  );
}
