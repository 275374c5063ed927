import { useSelector } from '@xstate/react';
import type { ReactNode, RefObject } from 'react';
import type { ForgotPasswordRef } from '../../../../machines/account/forgotPassword/forgotPassword.machine';
import {
  selectFieldErrors,
  selectIsBusy,
  selectMessage,
} from '../../../../machines/account/forgotPassword/forgotPassword.selectors';
import type { PhoneForm as Proof } from '../../../../machines/account/forgotPassword/forgotPassword.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { Form } from '../../../ui/Form';
import { textOf } from '../../../ui/formText';
import { useFormFocus } from '../../../ui/hooks/useFormFocus';
import { CodeFields, readCode } from './CodeFields';
import * as css from './ForgotPasswordScreen.css';
import { SubmitRow } from './SubmitRow';

/** Parts of other flows that this form shows. */
export type Slots = {
  /**
   * The mobile number and its country; its fields are named `mobileNum` and `countryDialingCode`.
   */
  mobile: (props: {
    error: string | undefined;
    required: boolean;
    isReadOnly: boolean;
    onType: () => void;
  }) => ReactNode;
  /** The button that requests the code, beside its field. */
  sendCode: ReactNode;
};
type Props = Slots & {
  recovery: ForgotPasswordRef;
  isOnShow: boolean;
  firstRef: RefObject<HTMLElement | null>;
};

/** The form for a code sent to the mobile, and for the new password. */
export function PhoneForm({ recovery, isOnShow, firstRef, mobile, sendCode }: Props) {
  const t = useT('forgotPassword');
  const say = useMessage('validation');
  const errors = useSelector(recovery, selectFieldErrors);
  const isBusy = useSelector(recovery, selectIsBusy);
  const message = useSelector(recovery, selectMessage);
  const form = useFormFocus({
    refusal: errors,
    message,
    afterMessage: 'button[type="submit"]',
    isOnShow,
    firstRef,
  });
  return (
    <Form
      ref={form}
      className={css.form}
      busy={isBusy}
      onSubmit={(data) => recovery.send({ type: 'phone.submit', ...read(data) })}
    >
      {mobile({
        error: say(errors.mobileNum),
        required: true,
        isReadOnly: isBusy,
        onType: () => recovery.send({ type: 'field.changed', field: 'mobileNum' }),
      })}
      <CodeFields recovery={recovery} codeLabel={t('code')} end={sendCode} />
      <SubmitRow recovery={recovery} isOnShow={isOnShow} />
    </Form>
  );
}

const read = (data: FormData): Proof => {
  return {
    countryDialingCode: textOf(data, 'countryDialingCode'),
    mobileNum: textOf(data, 'mobileNum'),
    ...readCode(data),
  };
};
