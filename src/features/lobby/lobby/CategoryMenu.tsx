import { useSelector } from '@xstate/react';
import type { LobbyRef } from '../../../../machines/lobby/lobby/lobby.machine';
import { selectChoice } from '../../../../machines/lobby/lobby/lobby.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import {
  selectFavourites,
  selectVendors,
} from '../../../../machines/site/session/session.selectors';
import type { GameCategory } from '../../../../machines/shared/game.types';
import { selectValue } from '../../../../machines/shared/loader.selectors';
import { EXPECTED_CATEGORIES } from '../../../../machines/lobby/vendors/vendors.selectors';
import { useCategoryWidth, useT } from '../../../i18n/i18n';
import { CategoryIcon } from '../../../ui/CategoryIcon';
import { FilterChips } from '../../../ui/Chips';

/**
 * The game category menu (spec §2 Home lobby): all games, the favourites, then the categories that
 * have vendors.
 */
export function CategoryMenu({ session, lobby }: { session: SessionRef; lobby: LobbyRef }) {
  const t = useT('lobby');
  const common = useT('common');
  const widthOf = useCategoryWidth();
  const choice = useSelector(lobby, selectChoice);
  const vendors = useSelector(session, selectVendors);
  const lanes = useSelector(vendors, selectValue);
  const hasFavourites = useSelector(session, (s) => selectFavourites(s) !== undefined);
  const categories: readonly GameCategory[] = [
    'HOME',
    'FAV',
    ...(lanes?.map(({ category }) => category) ?? EXPECTED_CATEGORIES),
  ];
  return (
    <FilterChips
      label={t('categories')}
      inOneLine
      options={categories.map((category) => ({
        value: category,
        label: common(`category.${category}`),
        width: widthOf(category),
        icon: <CategoryIcon category={category} />,
      }))}
      selected={[choice]}
      onToggle={(category) =>
        category === 'FAV' && !hasFavourites
          ? session.send({ type: 'login.open' })
          : lobby.send({ type: 'category.choose', category })
      }
    />
  );
}
