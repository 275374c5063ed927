import type { ReactNode } from 'react';

/** What a mobile number in this form is told. */
type MobileProps = {
  error: string | undefined;
  required: boolean;
  isReadOnly: boolean;
  onType: () => void;
};

/** Parts of other flows that the register form shows. */
export type Slots = {
  /**
   * The mobile number and its country; its fields are named `mobileNum` and `countryDialingCode`.
   */
  mobile: (props: MobileProps) => ReactNode;
  /** Asks for the code, beside its field. */
  sendCode: ReactNode;
  /**
   * What stands for the captcha now, if anything; its fields are named `captcha`, `captchaKey` and
   * `captchaAlternative`.
   */
  captcha?: ReactNode;
};
