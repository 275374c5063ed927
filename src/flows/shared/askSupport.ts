import type { SessionRef } from '../../../machines/site/session/session.machine';
import { selectSupport } from '../../../machines/site/session/session.selectors';

/** Opens the form to support, about the number of a transaction. */
export const askSupport = (session: SessionRef, about: string): void =>
  selectSupport(session.getSnapshot()).send({ type: 'feedback.open', about });
