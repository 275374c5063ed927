import { useSelector } from '@xstate/react';
import { selectValue } from '../../../../machines/shared/loader.selectors';
import type { VendorsRef } from '../../../../machines/lobby/vendors/vendors.machine';
import { useT } from '../../../i18n/i18n';
import { EmptyState } from '../../../ui/EmptyState';
import { Heart } from '../../../ui/icons';
import { Link } from '../../../ui/Link';

/** Says how a game becomes a favourite, with the way to the longest list of games. */
export function NoFavourites({ vendors }: { vendors: VendorsRef }) {
  const t = useT('lobby');
  // On show until it is known that there are none: a link that comes later would move the sentence.
  const hasSlots = useSelector(
    vendors,
    (s) => selectValue(s)?.some(({ category }) => category === 'RNG') ?? true,
  );
  return (
    <EmptyState
      icon={<Heart size={28} />}
      action={
        hasSlots ? (
          <Link look="secondary" to="/rng">
            {t('sections.chooseSlots')}
          </Link>
        ) : undefined
      }
    >
      {t('sections.noFavourites')}
    </EmptyState>
  );
}
