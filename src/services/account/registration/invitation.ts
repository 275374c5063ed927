import type { Invitation } from '../../../../machines/account/registration/registration.types';

const CODE = /^[A-Za-z0-9_-]{1,40}$/;

/** The codes of an invitation link (spec §3 Register user payload). A malformed code is dropped. */
export const readInvitation = ({ href }: Pick<Location, 'href'>): Invitation => {
  const { searchParams } = new URL(href);
  const codeOf = (name: string) => {
    const code = searchParams.get(name)?.trim() ?? '';
    return CODE.test(code) ? code : '';
  };
  return { affiliateCode: codeOf('affiliateCode'), referralCode: codeOf('referralCode') };
};
