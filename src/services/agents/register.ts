import { endpoints } from '../../../contract/endpoints';
import type { Invitation } from '../../../contract/agents';
import type { RequestOutcome } from '../../../machines/shared/request';
import type { Call, CallOutcome } from '../http/client';
import { valueOf } from '../http/valueOf';
import { createOnce } from '../once';

type Kind = 'member' | 'agent';
type NewDownline = { username: string; nickname: string; password: string; kind: Kind };
type NewInvitation = Pick<Invitation, 'kind' | 'rates'>;
type Created = { id: string; account: string };

/** New downlines: created at once, or by an invitation (spec §2 Register account). */
export const createRegister = (call: Call, createKey: () => string) => {
  const accounts = createOnce<Created>(createKey);
  const invitations = createOnce<Invitation>(createKey);
  return {
    createDownline: async (
      { form }: { form: NewDownline },
      signal?: AbortSignal,
    ): Promise<RequestOutcome<Created>> => {
      const downline = { ...form, username: form.username.trim(), nickname: form.nickname.trim() };
      // The password is part of the request: a lost attempt with another password is another
      // attempt.
      return outcomeOf(
        await accounts.send(
          JSON.stringify(downline),
          (idempotencyKey) => call(endpoints.createDownline, downline, { idempotencyKey }),
          signal,
        ),
      );
    },

    loadInvitations: async (signal?: AbortSignal): Promise<Invitation[]> => {
      const known = valueOf(
        endpoints.invitations,
        await call(endpoints.invitations, {}, { signal }),
      );
      invitations.forget();
      return known;
    },

    createInvitation: async (
      invitation: NewInvitation,
      signal?: AbortSignal,
    ): Promise<RequestOutcome<Invitation>> =>
      outcomeOf(
        await invitations.send(
          JSON.stringify(invitation),
          (idempotencyKey) => call(endpoints.createInvitation, invitation, { idempotencyKey }),
          signal,
        ),
      ),

    /** An invitation that is already gone, by a lost answer or another tab, counts as removed. */
    removeInvitation: async (
      { code }: { code: string },
      signal?: AbortSignal,
    ): Promise<{ kind: 'removed' } | { kind: 'refused'; message: string }> => {
      const outcome = await call(endpoints.removeInvitation, { code }, { signal });
      const isGone = outcome.kind === 'accepted' || outcome.detail?.reason === 'invitationUnknown';
      return isGone ? { kind: 'removed' } : { kind: 'refused', message: outcome.message };
    },
  };
};

const outcomeOf = <TValue>(outcome: CallOutcome<TValue>): RequestOutcome<TValue> =>
  outcome.kind === 'refused'
    ? { kind: 'refused', message: outcome.message }
    : { kind: 'accepted', value: outcome.value };
