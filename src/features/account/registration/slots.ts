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
  /** The button that requests the code, beside its field. */
  sendCode: ReactNode;
  /**
   * The captcha or its replacement, if any; its fields are named `captcha`, `captchaKey` and
   * `captchaAlternative`.
   */
  captcha?: ReactNode;
  /** Where the terms can be read, below the box that agrees to them. */
  terms?: ReactNode;
  /** The social accounts that the platform accepts instead of this form, if any. */
  social?: ReactNode;
};
