import { useSelector } from '@xstate/react';
import type { ReactNode, RefObject } from 'react';
import type { StepUpRef } from '../../../../machines/account/stepUp/stepUp.machine';
import {
  selectFieldError,
  selectIsProving,
  selectMessage,
  selectOther,
  selectScreen,
  selectStepUp,
  type StepUpScreen,
} from '../../../../machines/account/stepUp/stepUp.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { CodeField } from '../../../ui/CodeField';
import { Dialog } from '../../../ui/Dialog';
import { FailureState } from '../../../ui/FailureState';
import { Form } from '../../../ui/Form';
import { FormEnd } from '../../../ui/FormEnd';
import { asciiOf, textOf } from '../../../ui/formText';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { formatMoney } from '../../../ui/money';
import { PasswordField } from '../../../ui/PasswordField';
import { Waiting } from '../../../ui/Waiting';
import { PasskeyProof } from './PasskeyProof';
import * as css from './StepUp.css';

type Props = { stepUp: StepUpRef };
type StepProps = Props & {
  /** Takes the focus when the step changes. */
  firstRef: RefObject<HTMLElement | null>;
};

/** Asks who a member is, over what they were doing (docs/decisions/0091). */
export function StepUpDialog({ actor: stepUp }: { actor: StepUpRef }) {
  const t = useT('stepUp');
  const common = useT('common');
  const say = useMessage('validation');
  const screen = useSelector(stepUp, selectScreen);
  const message = useSelector(stepUp, selectMessage);
  const firstRef = useFocusOnChange<HTMLElement>(screen);
  return (
    <Dialog
      open
      title={t('title')}
      closeLabel={common('close')}
      onDismiss={() => stepUp.send({ type: 'stepUp.cancel' })}
    >
      <div className={css.stack}>
        <Lead stepUp={stepUp} />
        {message && screen !== 'failed' ? <Alert tone="danger">{say(message)}</Alert> : null}
        <Step stepUp={stepUp} screen={screen} firstRef={firstRef} />
        <Other stepUp={stepUp} />
      </div>
    </Dialog>
  );
}

/** What is done, as the platform knows it. */
function Lead({ stepUp }: Props) {
  const t = useT('stepUp');
  const asked = useSelector(stepUp, selectStepUp);
  if (!asked) return null;
  const { action, amount, currencySymbol, target } = asked;
  return (
    <p>{t(`lead.${action}`, { target, amount: formatMoney(amount ?? '', currencySymbol) })}</p>
  );
}

function Step({ stepUp, screen, firstRef }: StepProps & { screen: StepUpScreen }): ReactNode {
  const t = useT('stepUp');
  const common = useT('common');
  const say = useMessage();
  const message = useSelector(stepUp, selectMessage);
  switch (screen) {
    case 'loading':
      return <Waiting label={common('loading')} rows={1} height={44} />;
    case 'failed':
      return (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => stepUp.send({ type: 'opening.retry' })}
        >
          {say(message)}
        </FailureState>
      );
    case 'gone':
      return (
        <>
          <p className={css.muted}>{t('gone')}</p>
          <Button ref={takes(firstRef)} onClick={() => stepUp.send({ type: 'stepUp.cancel' })}>
            {common('close')}
          </Button>
        </>
      );
    case 'passkey':
      return <PasskeyProof stepUp={stepUp} buttonRef={takes(firstRef)} />;
    case 'authenticator':
    case 'paymentPassword':
      return <TypedProof stepUp={stepUp} kind={screen} firstRef={firstRef} key={screen} />;
  }
}

/** A code of the app, a recovery code, or the payment password. */
function TypedProof({
  stepUp,
  kind,
  firstRef,
}: StepProps & { kind: 'authenticator' | 'paymentPassword' }) {
  const t = useT('stepUp');
  const say = useMessage('validation');
  const isBusy = useSelector(stepUp, selectIsProving);
  const fieldError = useSelector(stepUp, selectFieldError);
  const field = {
    ref: takes(firstRef),
    required: true,
    readOnly: isBusy,
    error: say(fieldError) ?? null,
    onChange: () => stepUp.send({ type: 'field.changed' }),
  };
  return (
    <Form
      className={css.form}
      refusal={fieldError}
      busy={isBusy}
      onSubmit={(data) =>
        stepUp.send(
          kind === 'authenticator'
            ? { type: 'code.submit', code: textOf(data, 'code') }
            : { type: 'password.submit', password: asciiOf(data, 'password') },
        )
      }
    >
      <p className={css.muted}>{t(`${kind}.text`)}</p>
      {kind === 'authenticator' ? (
        <CodeField
          {...field}
          name="code"
          label={t('authenticator.label')}
          hint={t('authenticator.hint')}
          inputMode="text"
        />
      ) : (
        <PasswordField
          {...field}
          name="password"
          label={t('paymentPassword.label')}
          showLabel={t('paymentPassword.show')}
          hideLabel={t('paymentPassword.hide')}
          autoComplete="current-password"
        />
      )}
      <FormEnd busy={isBusy} submitLabel={t('submit')} busyLabel={t('proving')} />
    </Form>
  );
}

function Other({ stepUp }: Props) {
  const t = useT('stepUp');
  const other = useSelector(stepUp, selectOther);
  return other ? (
    <Button tone="ghost" fullWidth onClick={() => stepUp.send({ type: 'method.change' })}>
      {t(`other.${other}`)}
    </Button>
  ) : null;
}

const takes = (firstRef: RefObject<HTMLElement | null>) => (shown: HTMLElement | null) => {
  firstRef.current = shown;
};
