import { PasswordField, type PasswordFieldProps } from './PasswordField';

type Props = Pick<
  PasswordFieldProps,
  'label' | 'showLabel' | 'hideLabel' | 'error' | 'isAlert' | 'onChange'
>;

/** The password that a payment is confirmed with. */
export function PaymentPasswordField(props: Props) {
  return (
    <PasswordField {...props} name="paymentPassword" autoComplete="current-password" required />
  );
}
