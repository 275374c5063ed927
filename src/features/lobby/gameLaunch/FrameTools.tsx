import type { GameScreensProps } from './GameScreens';
import { useT } from '../../../i18n/i18n';
import { FullscreenButton } from '../../../ui/FullscreenButton';
import { IconButton } from '../../../ui/IconButton';
import { RefreshCw } from '../../../ui/icons';

/** Buttons beside the name of a running game: to stop playing, reload and full screen. */
export function FrameTools({
  launch,
  stage,
  renderPanic,
}: Pick<GameScreensProps, 'launch' | 'stage' | 'renderPanic'>) {
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
