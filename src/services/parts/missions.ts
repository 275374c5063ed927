import type { Kit } from '../kit';
import { createMissions } from '../rewards/missions';

/** What the missions of a week need. */
export const missionsPart = ({ call, now }: Kit) => createMissions(call, now);
