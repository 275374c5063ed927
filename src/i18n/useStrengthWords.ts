import { brand } from '../brand/brand';
import { useT } from './i18n';

/**
 * The words of a password's strength, from the namespace `passwordStrength`, and the words of the
 * site that a guess begins with.
 */
export const useStrengthWords = () => {
  const t = useT('passwordStrength');
  return {
    known: [brand.name],
    say: ({ score, weakness }: { score: number; weakness: string | null }): string =>
      [t(`score.${score}`), weakness && t(`weakness.${weakness}`)].filter(Boolean).join(' '),
  };
};
