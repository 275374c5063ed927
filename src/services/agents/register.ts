import { endpoints } from '../../../contract/endpoints';
import type { Invitation as Known } from '../../../contract/agents';
import type { Invitation } from '../../../machines/agents/createInvitation/createInvitation.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import type { Call, CallOutcome } from '../http/client';
import { valueOf } from '../http/valueOf';
import { createOnce } from '../once';
import { refusalBeside } from '../http/refusal';

type Kind = 'member' | 'agent';
type NewDownline = { username: string; nickname: string; password: string; kind: Kind };
type NewInvitation = Pick<Known, 'kind' | 'rates'>;
type Created = { id: string; account: string };

/** New downlines: created at once, or by an invitation (spec §2 Register account). */
export const createRegister = (
  call: Call,
  createKey: () => string,
  readLinkOrigin: (signal?: AbortSignal) => Promise<string>,
) => {
  const accounts = createOnce<Created>(createKey);
  const invitations = createOnce<Known>(createKey);
  const withLink = (origin: string) => (known: Known) => ({
    ...known,
    link: `${origin}/register?affiliateCode=${encodeURIComponent(known.code)}`,
  });
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
      const [outcome, origin] = await Promise.all([
        call(endpoints.invitations, {}, { signal }),
        readLinkOrigin(signal),
      ]);
      const known = valueOf(endpoints.invitations, outcome);
      invitations.forget();
      return known.map(withLink(origin));
    },

    createInvitation: async (
      invitation: NewInvitation,
      signal?: AbortSignal,
    ): Promise<RequestOutcome<Invitation>> => {
      const made = outcomeOf(
        await invitations.send(
          JSON.stringify(invitation),
          (idempotencyKey) => call(endpoints.createInvitation, invitation, { idempotencyKey }),
          signal,
        ),
      );
      return made.kind === 'accepted'
        ? { kind: 'accepted', value: withLink(await readLinkOrigin(signal))(made.value) }
        : made;
    },

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
    ? refusalBeside(outcome, { password: ['password'] })
    : { kind: 'accepted', value: outcome.value };
