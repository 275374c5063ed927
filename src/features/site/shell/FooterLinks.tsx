import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isThere } from '../../../../machines/shared/arrival.selectors';
import { selectListed } from '../../../../machines/support/help/help.selectors';
import type { SupportRef } from '../../../../machines/support/support/support.machine';
import { selectHelpList } from '../../../../machines/support/support/support.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectSupport, selectVendors } from '../../../../machines/site/session/session.selectors';
import type { ShellRef } from '../../../../machines/site/shell/shell.machine';
import { selectProduct } from '../../../../machines/site/shell/shell.selectors';
import { selectIsAwaited, selectValue } from '../../../../machines/shared/loader.selectors';
import { vendorPath, vendorTarget } from '../../../../machines/lobby/vendors/vendors.selectors';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import { Link, TextButton } from '../../../ui/Link';
import * as css from './FooterLinks.css';

type Props = { session: SessionRef; shell: ShellRef };
type Whole = Props & {
  /** Stands in the place until both lists have come: what came later would move what is below. */
  waiting: ReactNode;
};
const GUIDES = ['ios', 'android', 'lite'] as const;

/** Help, apps and products of the footer. */
export function FooterLinks({ session, shell, waiting }: Whole) {
  const t = useT('footer');
  const app = useT('shell');
  const support = useSelector(session, selectSupport);
  const isHelpAwaited = useSelector(useSelector(support, selectHelpList), selectIsAwaited);
  const areVendorsAwaited = useSelector(useSelector(session, selectVendors), selectIsAwaited);
  if (isHelpAwaited || areVendorsAwaited) return waiting;
  return (
    <div className={css.links}>
      <section aria-labelledby="footer-help">
        <h2 id="footer-help" className={css.heading}>
          {t('help')}
        </h2>
        <ul role="list" className={css.list}>
          <li>
            <TextButton onClick={() => support.send({ type: 'help.open', term: null })}>
              {t('allHelp')}
            </TextButton>
          </li>
          <HelpList support={support} />
          <li>
            <TextButton onClick={() => support.send({ type: 'feedback.open' })}>
              {t('feedback')}
            </TextButton>
          </li>
        </ul>
      </section>
      <section aria-labelledby="footer-apps">
        <h2 id="footer-apps" className={css.heading}>
          {app('app.get')}
        </h2>
        <ul role="list" className={css.list}>
          {GUIDES.map((guide) => (
            <li key={guide}>
              <TextButton onClick={() => support.send({ type: 'guide.open', guide })}>
                {app(`app.guide.${guide}`)}
              </TextButton>
            </li>
          ))}
        </ul>
      </section>
      <Products session={session} shell={shell} />
    </div>
  );
}

/** The terms, then the first articles of the platform; none until they are loaded. */
function HelpList({ support }: { support: SupportRef }) {
  const list = useSelector(support, selectHelpList);
  const articles = useSelector(list, (s) => (isThere(s) ? selectListed(s) : NONE), isSameList);
  return articles.map(({ term, title }) => (
    <li key={term}>
      <TextButton onClick={() => support.send({ type: 'help.open', term })}>{title}</TextButton>
    </li>
  ));
}

const NONE: ReturnType<typeof selectListed> = [];
/** The articles stay the same objects until they are loaded again. */
const isSameList = (one: typeof NONE, other: typeof NONE) =>
  one.length === other.length && one.every((article, at) => article === other[at]);

const ALL = 'ALL';

/**
 * Products by game type with their vendors (spec §2 Footer): `all` comes first; home and promotions
 * are not products.
 */
function Products({ session, shell }: Props) {
  const t = useT('footer');
  const common = useT('common');
  const vendors = useSelector(session, selectVendors);
  const lanes = useSelector(vendors, selectValue);
  const product = useSelector(shell, selectProduct);
  if (!lanes?.length) return null;
  const chosen = lanes.find(({ category }) => category === product);
  const shown = chosen ? chosen.vendors : onceEach(lanes.flatMap((lane) => lane.vendors));
  return (
    <section aria-labelledby="footer-products" className={css.products}>
      <h2 id="footer-products" className={css.heading}>
        {t('products')}
      </h2>
      <ChoiceChips
        label={t('products')}
        name="product"
        inOneLine
        options={[
          { value: ALL, label: common('game.all') },
          ...lanes.map(({ category }) => ({
            value: category,
            label: common(`category.${category}`),
          })),
        ]}
        value={chosen?.category ?? ALL}
        onSelect={(value) =>
          shell.send({ type: 'products.choose', product: value === ALL ? null : value })
        }
      />
      <ul role="list" className={css.vendors} lang="en" translate="no">
        {shown.map((vendor) => (
          <li key={vendor.vendor}>
            <Product session={session} vendor={vendor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Product({ session, vendor }: { session: SessionRef; vendor: Vendor }) {
  const path = vendorPath(vendor);
  return path === null ? (
    <TextButton
      onClick={() => session.send({ type: 'gameLaunch.open', game: vendorTarget(vendor) })}
    >
      {vendor.name}
    </TextButton>
  ) : (
    <Link to={path}>{vendor.name}</Link>
  );
}

/** Lists a vendor of several categories once, in the first one. */
const onceEach = (vendors: readonly Vendor[]) =>
  vendors.filter(
    ({ vendor }, index) => vendors.findIndex((one) => one.vendor === vendor) === index,
  );
