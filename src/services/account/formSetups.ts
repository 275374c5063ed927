import * as v from 'valibot';
import { endpoints } from '../../../contract/endpoints';
import type { RecoverySetup } from '../../../machines/account/forgotPassword/forgotPassword.types';
import type { RegisterSetup } from '../../../machines/account/registration/registration.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** The one rule of a pack that a visitor's form needs: the whole schema would come with it. */
const asksAtRegistration = v.object({
  limitPromptAt: v.object({ value: v.literal('registration') }),
});

/** What a visitor's form consists of: flags (spec §6) and the present rules (spec §5). */
export const createFormSetups = ({ call, permission }: Pick<Kit, 'call' | 'permission'>) => {
  const read = async (signal?: AbortSignal) => {
    const [
      {
        info: { whitelabel, jurisdiction },
      },
      rules,
    ] = await Promise.all([
      permission.read(),
      call(endpoints.registerSettings, {}, { signal }).then((outcome) =>
        valueOf(endpoints.registerSettings, outcome),
      ),
    ]);
    signal?.throwIfAborted();
    return { whitelabel, jurisdiction, rules };
  };
  return {
    forRegistration: async (signal?: AbortSignal): Promise<RegisterSetup> => {
      const { whitelabel, jurisdiction, rules } = await read(signal);
      return {
        ways: [
          ...(whitelabel.MOBILENUMREG3 ? ['mobile' as const] : []),
          ...(whitelabel.USERNAMEREG3 ? ['username' as const] : []),
        ],
        asksMobilePassword: whitelabel.MOBILENUMPASSREG3,
        verifiesMobile: whitelabel.REGMOBVERF3,
        asksLimit: v.is(asksAtRegistration, jurisdiction),
        rules,
      };
    },
    forRecovery: async (signal?: AbortSignal): Promise<RecoverySetup> => {
      const { whitelabel, rules } = await read(signal);
      return {
        ways: [
          ...(whitelabel.CHNGPASSMAIL3 ? ['email' as const] : []),
          ...(whitelabel.CHNGPASSVERIF3 ? ['mobile' as const] : []),
        ],
        rules,
      };
    },
  };
};
