import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { selectIsOnPage, selectScreen, selectTarget } from '../../../machines/gameLaunch/gameLaunch.selectors';
import { useT } from '../../app/i18n';
import { Dialog } from '../../ui/Dialog';
import { FullscreenButton } from '../../ui/FullscreenButton';
import { GameScreens, type GameScreensProps } from './GameScreens';

export type GameDialogProps = Omit<GameScreensProps, 'stage'>;

/** The game popup (spec §2 Modals and popups), from the tap on a tile to the way back. A game that has the page is not in it. */
export function GameDialog(props: GameDialogProps) {
  const { launch } = props;
  const t = useT('games');
  const common = useT('common');
  const screen = useSelector(launch, selectScreen);
  const isOnPage = useSelector(launch, selectIsOnPage);
  const { name } = useSelector(launch, selectTarget);
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={screen !== 'entering' && !isOnPage} size="stage" flush name={t('launch.dialog')} title={name} closeLabel={common('close')}
      tools={screen === 'frame' ? <FullscreenButton target={stage} enterLabel={t('launch.fullscreen')} leaveLabel={t('launch.leaveFullscreen')} /> : null}
      onDismiss={() => launch.send({ type: 'game.close' })}
    >
      <GameScreens {...props} stage={stage} />
    </Dialog>
  );
}
