import { useSelector } from '@xstate/react';
import type { AvatarRef } from '../../../../machines/account/avatar/avatar.machine';
import {
  selectChosen,
  selectIcons,
  selectIsChoosing,
  selectMessage,
  selectScreen,
} from '../../../../machines/account/avatar/avatar.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { FailureState } from '../../../ui/FailureState';
import { FramedSection } from '../../../ui/FramedSection';
import { useFocusHere } from '../../../ui/hooks/useFocusHere';
import { ImagePlus } from '../../../ui/icons';
import { PictureChoice } from '../../../ui/PictureChoice';
import { Waiting } from '../../../ui/Waiting';

/** A button that opens the pictures, and the pictures; nothing for a trial account. */
export function AvatarChoice({ avatar }: { avatar: AvatarRef }) {
  const t = useT('avatar');
  const common = useT('common');
  const say = useMessage('avatar');
  const screen = useSelector(avatar, selectScreen);
  const message = useSelector(avatar, selectMessage);
  // The pressed button is gone with its screen.
  const { here } = useFocusHere<HTMLHeadingElement>(screen);
  if (screen === 'none') return null;
  return (
    <FramedSection
      id="member-picture"
      icon={<ImagePlus size={20} aria-hidden="true" />}
      title={t('title')}
      headingRef={here}
    >
      {screen === 'summary' ? (
        <div>
          <Button onClick={() => avatar.send({ type: 'icons.show' })}>{t('show')}</Button>
        </div>
      ) : null}
      {screen === 'loading' ? <Waiting label={common('loading')} rows={1} height={96} /> : null}
      {screen === 'failed' ? (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => avatar.send({ type: 'icons.retry' })}
        >
          {say(message)}
        </FailureState>
      ) : null}
      {screen === 'choice' ? <Choice avatar={avatar} /> : null}
      {screen === 'choice' || screen === 'failed' ? (
        <div>
          <Button onClick={() => avatar.send({ type: 'icons.hide' })}>{t('hide')}</Button>
        </div>
      ) : null}
    </FramedSection>
  );
}

function Choice({ avatar }: { avatar: AvatarRef }) {
  const t = useT('avatar');
  const say = useMessage('avatar');
  const icons = useSelector(avatar, selectIcons);
  const chosen = useSelector(avatar, selectChosen);
  const isChoosing = useSelector(avatar, selectIsChoosing);
  const message = useSelector(avatar, selectMessage);
  return (
    <>
      {message && !isChoosing ? <Alert tone="danger">{say(message)}</Alert> : null}
      <PictureChoice
        label={t('list')}
        none={t('none')}
        pictures={icons?.icons ?? []}
        chosen={chosen}
        busy={isChoosing}
        onChoose={(icon) => avatar.send({ type: 'icon.choose', icon })}
      />
    </>
  );
}
