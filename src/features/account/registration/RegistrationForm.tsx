import { useSelector } from '@xstate/react';
import { useId, type ReactNode, type RefObject } from 'react';
import type { CountriesRef } from '../../../../machines/account/countries/countries.machine';
import type { RegistrationRef } from '../../../../machines/account/registration/registration.machine';
import {
  REGISTER_FIELDS,
  selectCanCancel,
  selectCheck,
  selectFieldErrors,
  selectFormFields,
  selectIsBusy,
  selectMessage,
  selectProgress,
  selectWay,
  type AskedField,
  type FieldGroup,
} from '../../../../machines/account/registration/registration.selectors';
import type { ConsentField } from '../../../../machines/account/registration/registration.types';
import type { SmsCodeRef } from '../../../../machines/account/smsCode/smsCode.machine';
import { selectReceipt } from '../../../../machines/account/smsCode/smsCode.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Form } from '../../../ui/Form';
import { passFocusOn } from '../../../ui/hooks/passFocusOn';
import { useFormFocus } from '../../../ui/hooks/useFormFocus';
import { usePortalNodes, type PortalNodes } from '../../../ui/hooks/usePortalNodes';
import { InPortal, OutPortal } from '../../../ui/ReversePortal';
import type { FilledField } from './fields';
import { readForm } from './readForm';
import { RegistrationField } from './RegistrationField';
import * as css from './RegistrationScreen.css';
import type { Slots } from './slots';

type Props = Slots & {
  registration: RegistrationRef;
  countries: CountriesRef;
  code: SmsCodeRef;
  /** The element that takes the focus when the form is shown. */
  firstRef: RefObject<HTMLElement | null>;
};

/**
 * One form for every registration method: what is needed, the consents, the button and the social
 * accounts, for which the same consents are needed, and below them what may be left out. Fields of
 * the other methods are hidden, not removed, and one that is needed by one method only is moved, so
 * that typed text is kept. Uncontrolled: password managers fill without events, so the DOM is read
 * at submit.
 */
export function RegistrationForm({
  registration,
  countries,
  code,
  firstRef,
  mobile,
  sendCode,
  captcha,
  terms,
  social,
}: Props) {
  const t = useT('registration');
  const say = useMessage('validation');
  const way = useSelector(registration, selectWay);
  const fields = useSelector(registration, selectFormFields(way), isSame);
  const isBusy = useSelector(registration, selectIsBusy);
  const message = useSelector(registration, selectMessage);
  const receipt = useSelector(code, selectReceipt);
  const refusal = useSelector(registration, selectFieldErrors);
  const form = useFormFocus({ refusal, message, afterMessage: 'button[type="submit"]', firstRef });
  const nodes = usePortalNodes(REGISTER_FIELDS);
  return (
    <Form
      ref={form}
      className={css.form}
      busy={isBusy}
      onSubmit={(data) =>
        registration.send({ type: 'register.submit', ...readForm(data, way, fields) })
      }
    >
      <p className={css.note}>{say({ key: 'validation:markedRequired' })}</p>
      <Places fields={fields} nodes={nodes} group="needed" />
      <input type="hidden" name="receipt" value={receipt ?? ''} />
      {captcha}
      <div className={css.choices}>
        <Consent registration={registration} field="ageConfirmed" />
        <Consent registration={registration} field="termsAccepted" />
        {terms}
      </div>
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <div className={css.send}>
        <Button type="submit" tone="primary" fullWidth busy={isBusy}>
          {t('submit')}
        </Button>
      </div>
      <Progress registration={registration} />
      {social}
      <Optional fields={fields} nodes={nodes} group="now" />
      <Optional fields={fields} nodes={nodes} group="later" />
      {fields.map(({ field, rule }) =>
        field === 'captcha' ? null : (
          <InPortal key={field} node={nodes.get(field)}>
            <Checked
              registration={registration}
              field={field}
              read={(given) => readForm(given, way, fields)}
            >
              <RegistrationField
                mobile={mobile}
                sendCode={sendCode}
                registration={registration}
                countries={countries}
                field={field}
                rule={rule}
              />
            </Checked>
          </InPortal>
        ),
      )}
    </Form>
  );
}

type Grouped = {
  fields: readonly AskedField[];
  nodes: PortalNodes<AskedField['field']>;
  group: FieldGroup;
};

/** Where the fields of a group are shown. */
function Places({ fields, nodes, group }: Grouped) {
  return fields.map(({ field, group: own, isAsked }) =>
    field === 'captcha' || own !== group ? null : (
      <OutPortal key={field} node={nodes.get(field)} hidden={!isAsked} className={css.field} />
    ),
  );
}

/** A group of fields that may be left out, under its heading. */
function Optional({ fields, nodes, group }: Grouped & { group: Exclude<FieldGroup, 'needed'> }) {
  const t = useT('registration');
  const id = useId();
  const isShown = fields.some((one) => one.group === group && one.isAsked);
  return (
    <div role="group" aria-labelledby={id} hidden={!isShown} className={css.optional}>
      <h3 id={id} className={css.heading}>
        {t(`group.${group}`)}
      </h3>
      <Places fields={fields} nodes={nodes} group={group} />
    </div>
  );
}

/** A field whose value is checked while it is typed, where the platform does that. */
function Checked({
  registration,
  field,
  read,
  children,
}: {
  registration: RegistrationRef;
  field: FilledField;
  read: (data: FormData) => ReturnType<typeof readForm>;
  children: ReactNode;
}) {
  const check = useSelector(registration, selectCheck(field));
  return (
    <div
      onInput={({ currentTarget }) => {
        const form = currentTarget.closest('form');
        if (!check || !form) return;
        const { values, countryDialingCode } = read(new FormData(form));
        check.send({ type: 'value.typed', value: values[field] ?? '', countryDialingCode });
      }}
    >
      {children}
    </div>
  );
}

function Consent({ registration, field }: { registration: RegistrationRef; field: ConsentField }) {
  const t = useT('registration');
  const say = useMessage('validation');
  const error = useSelector(registration, selectFieldErrors)[field];
  return (
    <Checkbox
      name={field}
      aria-required
      error={say(error) ?? null}
      onChange={() => registration.send({ type: 'field.changed', field })}
    >
      <span className={css.needed}>{t(field)}</span>
    </Checkbox>
  );
}

/** Announces the progress in a live region, which must be mounted before its text appears. */
function Progress({ registration }: { registration: RegistrationRef }) {
  const t = useT('registration');
  const progress = useSelector(registration, selectProgress);
  const canCancel = useSelector(registration, selectCanCancel);
  return (
    <div className={css.progress}>
      <p role="status" className={css.words}>
        {progress ? t(`progress.${progress}`) : null}
      </p>
      {canCancel ? (
        <Button
          ref={passFocusOn}
          tone="ghost"
          compact
          onClick={() => registration.send({ type: 'verification.cancel' })}
        >
          {t('cancel')}
        </Button>
      ) : null}
    </div>
  );
}

/** Rules are JSON: each snapshot creates a new list. */
const isSame = (before: object, after: object) => JSON.stringify(before) === JSON.stringify(after);
