import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ProfileRef } from '../../../../machines/account/profile/profile.machine';
import {
  isFixed,
  selectFieldErrors,
  selectFields,
  selectIsBusy,
  selectIsOpen,
  selectMessage,
  selectEmailCode,
  selectMobile,
  selectMobileCode,
  selectUnconfirmedEmail,
  selectScreen,
  type Contact,
  type ProfileField,
} from '../../../../machines/account/profile/profile.selectors';
import { useLanguageTag, useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { CodeField } from '../../../ui/CodeField';
import { withNames } from '../../../ui/countryNames';
import { FailureState } from '../../../ui/FailureState';
import { Form } from '../../../ui/Form';
import { FormEnd } from '../../../ui/FormEnd';
import { textIfAny, textOf } from '../../../ui/formText';
import { FramedSection } from '../../../ui/FramedSection';
import { useFocusHere } from '../../../ui/hooks/useFocusHere';
import { useFormFocus } from '../../../ui/hooks/useFormFocus';
import { User } from '../../../ui/icons';
import { Waiting } from '../../../ui/Waiting';
import * as css from './Profile.css';

type CodeRef = NonNullable<ReturnType<typeof selectMobileCode>>;
type Known = ReturnType<typeof selectFields>[number];
type Props = {
  profile: ProfileRef;
  /** A field as the registration has it. */
  renderField: (props: {
    field: ProfileField;
    rule: Known['rule'];
    error: string | null;
    defaultValue: string;
    isReadOnly: boolean;
    onType: () => void;
  }) => ReactNode;
  /**
   * The mobile number and its country; its fields are named `mobileNum` and `countryDialingCode`.
   */
  renderMobile: (props: {
    code: CodeRef;
    error: string | undefined;
    isReadOnly: boolean;
    onType: () => void;
  }) => ReactNode;
  /** The button that requests a code, beside its field. */
  renderSendCode: (props: { code: CodeRef; withoutPhone: boolean }) => ReactNode;
  /** Leads to the accounts that withdrawals are paid to. */
  onPayouts: () => void;
};

/** The member's own data, and what is missing of them; nothing for a trial account. */
export function Profile(props: Props) {
  const { profile } = props;
  const t = useT('profile');
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(profile, selectScreen);
  const message = useSelector(profile, selectMessage);
  // The pressed button is gone with its screen.
  const { here } = useFocusHere<HTMLHeadingElement>(screen);
  if (screen === 'none') return null;
  return (
    <FramedSection
      id="member-profile"
      icon={<User size={20} aria-hidden="true" />}
      title={t('title')}
      headingRef={here}
    >
      {screen === 'loading' ? <Waiting label={common('loading')} rows={2} height={44} /> : null}
      {screen === 'failed' ? (
        <FailureState
          retryLabel={common('retry')}
          onRetry={() => profile.send({ type: 'profile.retry' })}
        >
          {say(message)}
        </FailureState>
      ) : null}
      {screen === 'summary' ? <Summary {...props} /> : null}
      {screen === 'form' ? <ProfileForm {...props} /> : null}
      {screen === 'mobile' ? <MobileForm {...props} /> : null}
      {screen === 'email' ? <EmailForm {...props} /> : null}
    </FramedSection>
  );
}

function Summary({ profile, onPayouts }: Props) {
  const t = useT('profile');
  const fields = useSelector(profile, selectFields);
  const isOpen = useSelector(profile, selectIsOpen);
  const mobile = useSelector(profile, selectMobile);
  const unconfirmed = useSelector(profile, selectUnconfirmedEmail);
  return (
    <>
      <p className={css.lead}>{t('lead')}</p>
      <Facts profile={profile} fields={fields} />
      <div className={css.buttons}>
        {isOpen ? (
          <Button tone="primary" onClick={() => profile.send({ type: 'profile.edit' })}>
            {t('edit')}
          </Button>
        ) : null}
        <Button onClick={() => profile.send({ type: 'mobile.edit' })}>
          {t(mobile === null ? 'addMobile' : 'changeMobile')}
        </Button>
        {unconfirmed === null ? null : (
          <Button onClick={() => profile.send({ type: 'email.confirm' })}>
            {t('confirmEmail')}
          </Button>
        )}
        <Button onClick={onPayouts}>{t('payouts')}</Button>
      </div>
    </>
  );
}

function Facts({ profile, fields }: { profile: ProfileRef; fields: readonly Known[] }) {
  const t = useT('profile');
  const words = useT('registration');
  const mobile = useSelector(profile, selectMobile);
  const language = useLanguageTag();
  const unconfirmed = useSelector(profile, selectUnconfirmedEmail);
  const said = (field: ProfileField, value: string) => {
    switch (field) {
      case 'sourceOfIncome':
        return words(`income.${value}`);
      case 'nationality':
        return withNames([{ countryCode: value }], language)[0]?.name ?? value;
      default:
        return value;
    }
  };
  const rows = [
    ['mobile', t('mobile'), mobile] as const,
    ...fields.map(({ field, value }) => {
      return [field, words(`field.${field}`), value && said(field, value)] as const;
    }),
  ];
  return rows.length > 0 ? (
    <dl className={css.facts}>
      {rows.map(([key, name, value]) => (
        <div key={key} className={css.fact}>
          <dt className={css.name}>{name}</dt>
          <dd className={value === null ? css.missing : css.value}>
            {value ?? t('missing')}
            {key === 'email' && value !== null && value === unconfirmed ? (
              <span className={css.unconfirmed}>{t('unconfirmed')}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  ) : null;
}

function ProfileForm({ profile, renderField }: Props) {
  const t = useT('profile');
  const words = useT('registration');
  const say = useMessage('validation');
  const fields = useSelector(profile, selectFields);
  const errors = useSelector(profile, selectFieldErrors);
  const message = useSelector(profile, selectMessage);
  const isBusy = useSelector(profile, selectIsBusy);
  const form = useFormFocus({ refusal: errors, message, afterMessage: 'button[type="submit"]' });
  const open = fields.filter((known) => !isFixed(known));
  const once = open.filter(({ isOnce }) => isOnce).map(({ field }) => words(`field.${field}`));
  return (
    <>
      <Facts profile={profile} fields={fields.filter(isFixed)} />
      <Form
        ref={form}
        className={css.form}
        busy={isBusy}
        onSubmit={(data) =>
          profile.send({
            type: 'profile.submit',
            values: Object.fromEntries(
              open.map(({ field }) => [field, textIfAny(data, field) ?? undefined]),
            ),
          })
        }
      >
        {once.length > 0 ? (
          <p className={css.lead}>{t('once', { fields: once.join(t('separator')) })}</p>
        ) : null}
        {open.map(({ field, rule, value }) => (
          <div key={field}>
            {renderField({
              field,
              rule,
              error: say(errors[field]) ?? null,
              defaultValue: value ?? '',
              isReadOnly: isBusy,
              onType: () => profile.send({ type: 'field.changed', field }),
            })}
          </div>
        ))}
        {message ? <Alert tone="danger">{say(message)}</Alert> : null}
        <FormEnd
          busy={isBusy}
          submitLabel={t('save')}
          busyLabel={t('saving')}
          leave={{ label: t('cancel'), onLeave: () => profile.send({ type: 'profile.cancel' }) }}
        />
      </Form>
    </>
  );
}

/** A new mobile number, and the code that was sent to it. */
function MobileForm({ profile, renderMobile, renderSendCode }: Props) {
  const t = useT('profile');
  const words = useT('registration');
  const code = useSelector(profile, selectMobileCode);
  if (!code) return null;
  return (
    <ContactForm
      profile={profile}
      lead={t('contact.mobile')}
      codeLabel={words('field.verificationCode')}
      sendCode={renderSendCode({ code, withoutPhone: false })}
      read={(data) => ({
        kind: 'mobile',
        countryDialingCode: textOf(data, 'countryDialingCode'),
        mobileNum: textOf(data, 'mobileNum'),
        verificationCode: textOf(data, 'verificationCode'),
      })}
      renderNumber={(props) => renderMobile({ ...props, code })}
    />
  );
}

/** The code that was sent to the unconfirmed address. */
function EmailForm({ profile, renderSendCode }: Props) {
  const t = useT('profile');
  const code = useSelector(profile, selectEmailCode);
  const email = useSelector(profile, selectUnconfirmedEmail);
  if (!code) return null;
  return (
    <ContactForm
      profile={profile}
      lead={t('contact.email', { email: email ?? '' })}
      codeLabel={t('contact.emailCode')}
      sendCode={renderSendCode({ code, withoutPhone: true })}
      read={(data) => ({ kind: 'email', verificationCode: textOf(data, 'verificationCode') })}
    />
  );
}

type ContactProps = {
  profile: ProfileRef;
  lead: string;
  codeLabel: string;
  sendCode: ReactNode;
  read: (data: FormData) => Contact;
  renderNumber?: (props: {
    error: string | undefined;
    isReadOnly: boolean;
    onType: () => void;
  }) => ReactNode;
};

function ContactForm({
  profile,
  lead,
  codeLabel,
  sendCode,
  read,
  renderNumber = () => null,
}: ContactProps) {
  const t = useT('profile');
  const say = useMessage('validation');
  const errors = useSelector(profile, selectFieldErrors);
  const message = useSelector(profile, selectMessage);
  const isBusy = useSelector(profile, selectIsBusy);
  const form = useFormFocus({ refusal: errors, message, afterMessage: 'button[type="submit"]' });
  return (
    <Form
      ref={form}
      className={css.form}
      busy={isBusy}
      onSubmit={(data) => profile.send({ type: 'contact.submit', contact: read(data) })}
    >
      <p className={css.lead}>{lead}</p>
      {renderNumber({
        error: say(errors.mobileNum),
        isReadOnly: isBusy,
        onType: () => profile.send({ type: 'field.changed', field: 'mobileNum' }),
      })}
      <CodeField
        name="verificationCode"
        label={codeLabel}
        error={say(errors.verificationCode) ?? null}
        required
        // The form has an alert of its own.
        isAlert={false}
        readOnly={isBusy}
        end={sendCode}
        onChange={() => profile.send({ type: 'field.changed', field: 'verificationCode' })}
      />
      {message ? <Alert tone="danger">{say(message)}</Alert> : null}
      <FormEnd
        busy={isBusy}
        submitLabel={t('contact.submit')}
        busyLabel={t('contact.confirming')}
        leave={{ label: t('cancel'), onLeave: () => profile.send({ type: 'contact.cancel' }) }}
      />
    </Form>
  );
}
