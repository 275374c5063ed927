import { useSelector } from '@xstate/react';
import {
  selectIsOnPage,
  selectTarget,
} from '../../../../machines/lobby/gameLaunch/gamePlace.selectors';
import { selectScreen } from '../../../../machines/lobby/gameLaunch/gameLaunch.selectors';
import { useT } from '../../../i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { useBackCloses } from '../../../ui/hooks/useBackCloses';
import { useFullscreen } from '../../../ui/hooks/useFullscreen';
import { FrameTools } from './FrameTools';
import { GameScreens, Opening, type GameScreensProps } from './GameScreens';

export type GameDialogProps = Omit<GameScreensProps, 'stage' | 'fullscreen'> & {
  /** The name of the game that waits for this one to end. */
  next: string | null;
  onGiveUp: () => void;
};

/**
 * The game popup (spec §2 Modals and popups), from the tap on a tile to the return. A game with a
 * page of its own is not shown here.
 */
export function GameDialog(props: GameDialogProps) {
  const { launch, next, onGiveUp } = props;
  const t = useT('gameList');
  const common = useT('common');
  const screen = useSelector(launch, selectScreen);
  const isOnPage = useSelector(launch, selectIsOnPage);
  const { name } = useSelector(launch, selectTarget);
  const [stage, fullscreen] = useFullscreen();
  const isNextWaiting = next !== null && screen === 'entering';
  const isOpen = isNextWaiting || (screen !== 'entering' && !isOnPage);
  const close = isNextWaiting ? onGiveUp : () => launch.send({ type: 'gameLaunch.close' });
  useBackCloses(isOpen, close);
  return (
    <Dialog
      open={isOpen}
      size="stage"
      flush
      name={t('launch.dialog')}
      title={isNextWaiting ? next : name}
      closeLabel={common('close')}
      tools={screen === 'frame' ? <FrameTools {...props} fullscreen={fullscreen} /> : null}
      onDismiss={close}
    >
      {isNextWaiting ? (
        <Opening name={next} />
      ) : (
        <GameScreens {...props} stage={stage} fullscreen={fullscreen} />
      )}
    </Dialog>
  );
}
