import type { Member } from '../../../contract/member';
import { endpoints } from '../../../contract/endpoints';
import type {
  ChangePasswordForm,
  ChangePasswordGiven,
} from '../../../machines/account/changePassword/changePassword.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import { isLost } from '../http/callFault';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';
import { refusalBeside } from '../http/refusal';

type PasswordChange = { form: ChangePasswordForm; given: Pick<ChangePasswordGiven, 'reason'> };

/** Calls of the signed-in member. */
export const createMemberCalls = ({ call, readPasswordRule, tiles: { imageUrl } }: Kit) => {
  /** Member info (spec §4 Login 6). */
  const loadMember = async (signal?: AbortSignal): Promise<Member> => {
    const member = valueOf(endpoints.memberInfo, await call(endpoints.memberInfo, {}, { signal }));
    return member.icon ? { ...member, icon: imageUrl(member.icon) } : member;
  };

  /**
   * Whether a change of password that was required is done. Asked once; without an answer the
   * change counts as not done.
   */
  const isSettled = ({ reason }: PasswordChange['given'], signal?: AbortSignal) =>
    reason !== null &&
    loadMember(signal).then(
      ({ passwordChangeDue }) => passwordChangeDue === null,
      () => false,
    );

  return {
    loadMember,
    readPasswordRule,

    /** The first-login action (spec §4 Login 4). */
    markFirstLogin: async (signal?: AbortSignal): Promise<null> => {
      valueOf(endpoints.firstLogin, await call(endpoints.firstLogin, {}, { signal }));
      return null;
    },

    /**
     * Spec §4 Change password. Where the answer to a required change was lost, the member's own
     * entry says whether it was made: sent again, the old password would be refused as wrong.
     */
    changePassword: async (
      { form, given }: PasswordChange,
      signal?: AbortSignal,
    ): Promise<RequestOutcome<null>> => {
      const { oldPassword, newPassword, confirmNewPassword } = form;
      try {
        const outcome = await call(
          endpoints.changePassword,
          { oldPassword, newPassword, confirmNewPassword },
          { signal },
        );
        return outcome.kind === 'refused'
          ? refusalBeside(outcome, { newPassword: ['newPassword'] })
          : { kind: 'accepted', value: null };
      } catch (fault) {
        if (isLost(fault) && (await isSettled(given, signal)))
          return { kind: 'accepted', value: null };
        throw fault;
      }
    },
  };
};
