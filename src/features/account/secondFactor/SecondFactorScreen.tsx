import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { SecondFactorRef } from '../../../../machines/account/secondFactor/secondFactor.machine';
import {
  selectIsBusy,
  selectMessage,
  selectScreen,
  type SecondFactorScreen as Screen,
} from '../../../../machines/account/secondFactor/secondFactor.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Dialog } from '../../../ui/Dialog';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { AnswerForm, type SendCodeSlot } from './AnswerForm';
import { MethodChoice } from './MethodChoice';
import * as css from './SecondFactorScreen.css';

type Props = { factor: SecondFactorRef; sendCode: SendCodeSlot };

/**
 * The extra verification of a login from an unregistered IP (spec §4 Login): first the method, then
 * the answer.
 */
export function SecondFactorScreen({ factor, sendCode }: Props) {
  const t = useT('secondFactor');
  const say = useMessage('validation');
  const screen = useSelector(factor, selectScreen);
  const isBusy = useSelector(factor, selectIsBusy);
  const message = useSelector(factor, selectMessage);
  const firstRef = useFocusOnChange<HTMLElement>(screen);
  return (
    <Dialog
      open
      title={t('title')}
      closeLabel={t('close')}
      busy={isBusy}
      onDismiss={() => factor.send({ type: 'factor.cancel' })}
    >
      <div className={css.screen}>
        {message ? <Alert tone="danger">{say(message)}</Alert> : null}
        <Step screen={screen} factor={factor} sendCode={sendCode} firstRef={firstRef} />
      </div>
    </Dialog>
  );
}

/** `firstRef`: the element that takes the focus when the step changes. */
function Step({
  screen,
  factor,
  sendCode,
  firstRef,
}: Props & { screen: Screen; firstRef: RefObject<HTMLElement | null> }) {
  switch (screen) {
    case 'choice':
      return <MethodChoice factor={factor} firstRef={firstRef} />;
    case 'challenge':
      return <AnswerForm factor={factor} firstRef={firstRef} sendCode={sendCode} />;
  }
}
