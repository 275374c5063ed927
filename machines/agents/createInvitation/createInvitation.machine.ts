import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Invitation } from './createInvitation.types';
import type { DownlineKind } from '../createDownline/createDownline.machine';
import { hundredthsOf, isRate } from '../../shared/amount';
import type { Message } from '../../shared/message';
import { makeRequest, type FieldErrors } from '../../shared/request';

/**
 * The contract of an invitation: a share in percent of each kind (spec §3 Contracts). Empty: not
 * offered.
 */
export const INVITED_RATES = ['dividend', 'daily', 'hourly'] as const;
export type InvitedRate = (typeof INVITED_RATES)[number];
export type CreateInvitationForm = { kind: DownlineKind } & Record<InvitedRate, string>;
export type { Invitation };

/** The offered rates; only agents get a contract. */
export const ratesOf = (form: CreateInvitationForm): Invitation['rates'] =>
  INVITED_RATES.flatMap((type) => {
    const rate = form[type].trim();
    return form.kind === 'member' || rate === '' ? [] : [{ type, rate }];
  });

const findErrors = (form: CreateInvitationForm): FieldErrors<CreateInvitationForm> =>
  Object.fromEntries(
    ratesOf(form).flatMap(({ type, rate }) => {
      const error = rateError(rate);
      return error ? [[type, error]] : [];
    }),
  );

/** A share of zero is no contract. */
const rateError = (rate: string): Message | null =>
  !isRate(rate)
    ? { key: 'validation:rate' }
    : hundredthsOf(rate) === 0n
      ? { key: 'validation:rateZero' }
      : null;

/** Creates a link with which a downline registers (spec §2 Register account). */
export const createInvitationMachine = makeRequest<CreateInvitationForm, null, Invitation>({
  id: 'createInvitation',
  findErrors,
});
export type CreateInvitationRef = ActorRefFrom<typeof createInvitationMachine>;
export type CreateInvitationSnapshot = SnapshotFrom<typeof createInvitationMachine>;
