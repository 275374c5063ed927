import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectBannersIn } from '../../../machines/announcements/popups/popups.selectors';
import type { Banner } from '../../../machines/announcements/popups/popups.types';
import type { AppRef } from '../../../machines/site/app/app.machine';
import { selectPlatform } from '../../../machines/site/app/app.selectors';
import { hasPasskeys } from '../../services/account/hasPasskeys';
import { isRecoveryOpen } from '../../features/site/shell/isRecoveryOpen';
import type { CountriesRef } from '../../../machines/account/countries/countries.machine';
import type { SocialProvider } from '../../../machines/account/login/login.types';
import type { SessionRef } from '../../../machines/site/session/session.machine';
import { selectPopups, selectSupport } from '../../../machines/site/session/session.selectors';
import {
  selectCountriesRef,
  selectLoginCode,
  selectRecoveryCode,
} from '../../../machines/site/session/laterScreens.selectors';
import type { SmsCodeRef } from '../../../machines/account/smsCode/smsCode.machine';

/** What the platform offers for a login (spec §6 flags), and actors that outlive their dialogs. */
export type LoginOptions = {
  isBySms: boolean;
  /** `reserved`: the prerendered page only keeps its place. */
  passkey: 'offered' | 'reserved' | null;
  isRecoverable: boolean;
  social: readonly SocialProvider[];
  /** Undefined where nobody can register. */
  onRegister: (() => void) | undefined;
  /** Opens an article of the help centre over the form. */
  onRead: (term: string) => void;
  banners: { login: readonly Banner[]; recovery: readonly Banner[] };
  countries: CountriesRef;
  loginCode: SmsCodeRef;
  recoveryCode: SmsCodeRef;
};

const NONE: readonly SocialProvider[] = [];
const selectLoginBanners = selectBannersIn('w_login');
const selectRecoveryBanners = selectBannersIn('w_forget');

/** None that came after the dialog opened: it would move the fields while a person types. */
const useAtOpening = (banners: readonly Banner[]): readonly Banner[] => {
  const [hadAny] = useState(banners.length > 0);
  return hadAny ? banners : [];
};

/** Null while no login can be opened. Nothing is offered until the platform has answered. */
export const useLoginOptions = (app: AppRef, session: SessionRef): LoginOptions | null => {
  const platform = useSelector(app, selectPlatform);
  const support = useSelector(session, selectSupport);
  const countries = useSelector(session, selectCountriesRef);
  const loginCode = useSelector(session, selectLoginCode);
  const recoveryCode = useSelector(session, selectRecoveryCode);
  const popups = useSelector(session, selectPopups);
  const banners = {
    login: useAtOpening(useSelector(popups, selectLoginBanners)),
    recovery: useAtOpening(useSelector(popups, selectRecoveryBanners)),
  };
  if (!countries || !loginCode || !recoveryCode) return null;
  const flags = platform?.whitelabel;
  return {
    banners,
    countries,
    loginCode,
    recoveryCode,
    passkey: hasPasskeys() ? 'offered' : null,
    isBySms: flags?.MOBILEVERCODELOGIN3 ?? false,
    isRecoverable: platform !== null && isRecoveryOpen(platform),
    social: platform?.social ?? NONE,
    onRead: (term) => support.send({ type: 'help.open', term }),
    onRegister:
      flags && (flags.USERNAMEREG3 || flags.MOBILENUMREG3)
        ? () => session.send({ type: 'registration.open' })
        : undefined,
  };
};
