import { useSelector } from '@xstate/react';
import { selectTarget } from '../../../../machines/lobby/gameLaunch/gamePlace.selectors';
import {
  selectIsBringingBack,
  selectScreen,
} from '../../../../machines/lobby/gameLaunch/gameLaunch.selectors';
import { useT } from '../../../i18n/i18n';
import { useFullscreen } from '../../../ui/hooks/useFullscreen';
import { IconButton } from '../../../ui/IconButton';
import { X } from '../../../ui/icons';
import * as css from './Game.css';
import { FrameTools } from './FrameTools';
import type { GameDialogProps } from './GameDialog';
import { BringingBack, GameScreens } from './GameScreens';

/** The game page (spec §2 Routes, /seamless): the popup's content as a page below the header. */
export function GamePage(props: GameDialogProps) {
  const { launch } = props;
  const t = useT('gameList');
  const common = useT('common');
  const screen = useSelector(launch, selectScreen);
  const { name } = useSelector(launch, selectTarget);
  const isBringingBack = useSelector(launch, selectIsBringingBack);
  const [stage, fullscreen] = useFullscreen();
  return (
    <section className={css.page} aria-labelledby="game">
      <header className={css.pageHead}>
        <h1 id="game" className={css.pageTitle}>
          {name || t('launch.dialog')}
        </h1>
        {screen === 'frame' ? <FrameTools {...props} fullscreen={fullscreen} /> : null}
        <IconButton
          aria-label={common('close')}
          icon={<X size={22} />}
          onClick={() => launch.send({ type: 'gameLaunch.close' })}
        />
      </header>
      <div className={css.pageStage}>
        {isBringingBack ? (
          <BringingBack />
        ) : (
          <GameScreens {...props} stage={stage} fullscreen={fullscreen} />
        )}
      </div>
    </section>
  );
}
