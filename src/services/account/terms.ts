import { endpoints } from '../../../contract/endpoints';
import type { Kit } from '../kit';

/**
 * Tells the platform which version of the terms the member accepted with the form (spec §5 Form
 * rules). Never rejects: what is lost is told at the next login.
 */
export const createAcceptTerms =
  ({ call, permission }: Pick<Kit, 'call' | 'permission'>) =>
  async (): Promise<void> => {
    try {
      const version = (await permission.read()).info.termsVersion;
      if (version) await call(endpoints.acceptTerms, { version });
    } catch {
      // The login goes on without it.
    }
  };
