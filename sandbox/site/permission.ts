import { TERMS_VERSION } from '../base/terms';
import { CompactEncrypt } from 'jose';
import { SYSTEM_STATUS } from '../../contract/constants';
import { SOCIAL_PROVIDERS } from '../../contract/domain';
import { PACKS } from '../../contract/jurisdictions/packs';
import type { Permission } from '../../contract/platform';
import type { Services } from '../kit/services';
import { authorizePath, CLIENT_ID, SCOPE, issuerOf } from '../account/social/identityProvider';
import { statusOf } from './status';

const RESOURCES: Permission['info']['resources'] = {
  VIBER: { labelNameEn: 'Viber', url: 'https://viber.example/padauk' },
  TELEGRAM: { labelNameEn: 'Telegram', url: 'https://telegram.example/padauk' },
  FACEBOOK: { labelNameEn: 'Facebook', url: 'https://facebook.example/padauk' },
  YOUTUBE: { labelNameEn: 'YouTube', url: 'https://youtube.example/@padauk' },
  IOS: { labelNameEn: 'iOS app', url: 'https://app.padauk.example/ios' },
  ANDROID: { labelNameEn: 'Android app', url: 'https://app.padauk.example/android' },
  LITE: { labelNameEn: 'Lite app', url: 'https://app.padauk.example/lite' },
};

/** Everything the app asks for once at boot, spec §7 Permission. */
export const permissionFor = async (
  { settings, sealPath, firebase }: Pick<Services, 'settings' | 'sealPath' | 'firebase'>,
  { ip, origin }: { ip: string; origin: string },
): Promise<Permission> => {
  const current = settings.current();
  return {
    info: {
      customerService: [
        { csType: 'LIVE_CHAT', path: await sealPath('/chat?desk=player') },
        { csType: 'AGENT_CHAT', path: await sealPath('/chat?desk=agent') },
      ],
      resources: RESOURCES,
      whitelabel: current.whitelabel,
      register: current.registerFields,
      mainDomain: new URL(origin).host,
      loginPlace: current.loginPlace,
      termsVersion: TERMS_VERSION,
      jurisdiction: PACKS[current.jurisdiction],
      smsProvider: current.smsProvider,
      firebase: current.smsProvider === 'firebase' ? firebase.config : null,
      availablePromo: { REFERRAL: { enabled: current.referralPromo } },
      social: SOCIAL_PROVIDERS.filter((provider) => current.social[provider]).map((provider) => ({
        provider,
        authorizeUrl: origin + authorizePath(provider),
        issuer: issuerOf(provider),
        clientId: CLIENT_ID,
        scope: SCOPE,
      })),
    },
    location: {
      ip,
      restricted: statusOf(current) === SYSTEM_STATUS.regionRestricted || current.region.restricted,
    },
  };
};

/**
 * Seals the path of a customer-service entry (spec §3): a client that asked for the cipher keys can
 * open it.
 */
export const createPathSeal = (pathKey: Uint8Array): Services['sealPath'] => {
  const sealed = new Map<string, Promise<string>>();
  return (path) => {
    const known =
      sealed.get(path) ??
      new CompactEncrypt(new TextEncoder().encode(path))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(pathKey);
    sealed.set(path, known);
    return known;
  };
};
