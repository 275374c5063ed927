import { useSelector } from '@xstate/react';
import { selectFacts } from '../../../machines/agents/agentCentre/agentCentre.selectors';
import type { SettlementRef } from '../../../machines/agents/settlement/settlement.machine';
import { SettlementDialog } from '../../features/agents/contracts/SettlementDialog';
import type { ScreenProps } from '../shared/defineFlow';

/** A settlement, in the time zone of the platform. */
export function SettlementFlow({ actor, session }: ScreenProps<SettlementRef>) {
  const centre = useSelector(session, ({ children }) => children.agentCentre);
  const utcOffset = useSelector(centre, (s) => s && selectFacts(s)?.utcOffset) ?? 0;
  return <SettlementDialog settlement={actor} utcOffset={utcOffset} />;
}
