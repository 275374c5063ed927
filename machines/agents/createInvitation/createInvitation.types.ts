import type { Invitation as Known } from '../../../contract/agents';

/** An invitation with the link that leads to the registration. */
export type Invitation = Known & { link: string };
