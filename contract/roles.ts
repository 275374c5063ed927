import { AGENT_TYPES, TRIAL_TYPE } from './constants';

export type Role = 'member' | 'trial' | 'agent';

/** Which role a member's type code stands for (spec §6). */
export const roleOf = (type: number): Role =>
  type === TRIAL_TYPE
    ? 'trial'
    : (AGENT_TYPES as readonly number[]).includes(type)
      ? 'agent'
      : 'member';
