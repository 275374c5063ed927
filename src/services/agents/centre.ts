import type { AgentOverview } from '../../../contract/agents';
import { endpoints } from '../../../contract/endpoints';
import type { FieldRule } from '../../../contract/domain';
import type { CentreFacts } from '../../../machines/agents/agentCentre/agentCentre.types';
import { dayOf, formatTimeAt } from '../../../machines/shared/zonedTime.selectors';
import type { Clock } from '../clock';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';

/** A rule that the platform does not have, or has switched off. */
const ANYTHING: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 1,
  minLength: 1,
  maxLength: 200,
};

/** What the agent centre opens with, and the team's figures (spec §2 Agent centre menu pages). */
export const createCentre = (call: Call, clock: Clock) => ({
  readCentre: async (signal?: AbortSignal): Promise<CentreFacts> => {
    const { now: platformNow, ...facts } = valueOf(
      endpoints.agentCentre,
      await call(endpoints.agentCentre, {}, { signal }),
    );
    return { ...facts, ahead: platformNow - clock.now() };
  },

  /** Reports each new day of the platform from now on; returns a function that stops it. */
  onDay: (
    { today, ahead, utcOffset }: Pick<CentreFacts, 'today' | 'ahead' | 'utcOffset'>,
    tell: (today: string) => void,
  ): (() => void) => {
    let last = today;
    return clock.tick((now) => {
      const day = dayOf(formatTimeAt(now + ahead, utcOffset));
      if (day <= last) return;
      last = day;
      tell(day);
    });
  },

  loadOverview: async (
    days: { from: string; to: string },
    signal?: AbortSignal,
  ): Promise<AgentOverview> =>
    valueOf(endpoints.agentOverview, await call(endpoints.agentOverview, days, { signal })),

  /** The rules for the name and the password of a new account (spec §5). */
  readRules: async (
    signal?: AbortSignal,
  ): Promise<{ username: FieldRule; password: FieldRule }> => {
    const rules = valueOf(
      endpoints.registerSettings,
      await call(endpoints.registerSettings, {}, { signal }),
    );
    const ruleOf = (field: 'username' | 'password') =>
      rules[field]?.enabled ? rules[field] : ANYTHING;
    return { username: ruleOf('username'), password: ruleOf('password') };
  },
});
