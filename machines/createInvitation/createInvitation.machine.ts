import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Invitation } from '../../contract/agents';
import type { DownlineKind } from '../createDownline/createDownline.machine';
import { isRate } from '../shared/amount';
import { makeRequest, type FieldErrors } from '../shared/request';

/** What an invitation can offer besides: a share in percent of each (spec §3 Contracts). Empty: no such offer. */
export const INVITED_RATES = ['dividend', 'daily', 'hourly'] as const;
export type InvitedRate = (typeof INVITED_RATES)[number];
export type CreateInvitationForm = { kind: DownlineKind } & Record<InvitedRate, string>;
export type { Invitation };

/** The rates that are offered; a contract is for agents only. */
export const ratesOf = (form: CreateInvitationForm): Invitation['rates'] => INVITED_RATES.flatMap((type) => {
  const rate = form[type].trim();
  return form.kind === 'member' || rate === '' ? [] : [{ type, rate }];
});

const findErrors = (form: CreateInvitationForm): FieldErrors<CreateInvitationForm> =>
  Object.fromEntries(ratesOf(form).filter(({ rate }) => !isRate(rate)).map(({ type }) => [type, { key: 'validation:rate' }]));

/** A link by which somebody registers as a downline (spec §2 Register account). */
export const createInvitationMachine = makeRequest<CreateInvitationForm, null, Invitation>({ id: 'createInvitation', findErrors });
export type CreateInvitationRef = ActorRefFrom<typeof createInvitationMachine>;
export type CreateInvitationSnapshot = SnapshotFrom<typeof createInvitationMachine>;
