import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FieldRule } from '../../../contract/domain';
import { findFieldError } from '../../shared/fieldRules';
import { makeRequest, type FieldErrors } from '../../shared/request';

export type DownlineKind = 'member' | 'agent';
export type CreateDownlineForm = {
  username: string;
  nickname: string;
  password: string;
  kind: DownlineKind;
};
/** The rules of registration also apply to a downline (spec §5). */
export type AccountRules = { username: FieldRule; password: FieldRule };
export type CreatedDownline = { id: string; account: string };

const findErrors = (
  { username, password }: CreateDownlineForm,
  rules: AccountRules,
): FieldErrors<CreateDownlineForm> => {
  const errors: FieldErrors<CreateDownlineForm> = {};
  const ofName = findFieldError('username', username.trim(), { ...rules.username, required: true });
  if (ofName) errors.username = ofName;
  const ofPassword = findFieldError('password', password, { ...rules.password, required: true });
  if (ofPassword) errors.password = ofPassword;
  return errors;
};

/** Creates a downline account (spec §2 Register account). */
export const createDownlineMachine = makeRequest<CreateDownlineForm, AccountRules, CreatedDownline>(
  { id: 'createDownline', findErrors },
);
export type CreateDownlineRef = ActorRefFrom<typeof createDownlineMachine>;
export type CreateDownlineSnapshot = SnapshotFrom<typeof createDownlineMachine>;
