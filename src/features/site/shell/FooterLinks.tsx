import { useSelector } from '@xstate/react';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectSupport, selectVendors } from '../../../../machines/site/session/session.selectors';
import { selectValue } from '../../../../machines/shared/loader.selectors';
import { vendorPath, vendorTarget } from '../../../../machines/lobby/vendors/vendors.selectors';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { useT } from '../../../i18n/i18n';
import { ChoiceChips } from '../../../ui/Chips';
import { useOneOpen } from '../../../ui/hooks/useOneOpen';
import { Link, TextButton } from '../../../ui/Link';
import * as css from './FooterLinks.css';

/**
 * assumed: the ids of the most wanted articles of the help centre; an unknown id opens the list.
 */
const TERMS = [
  'create-an-account',
  'how-to-deposit',
  'how-to-withdraw',
  'claim-a-promotion',
  'fair-play',
  'set-limits',
] as const;
const GUIDES = ['ios', 'android', 'lite'] as const;

/** Help, apps and products of the footer. */
export function FooterLinks({ session }: { session: SessionRef }) {
  const t = useT('footer');
  const shell = useT('shell');
  const support = useSelector(session, selectSupport);
  return (
    <div className={css.links}>
      <section aria-labelledby="footer-help">
        <h2 id="footer-help" className={css.heading}>
          {t('help')}
        </h2>
        <ul role="list" className={css.list}>
          {TERMS.map((term) => (
            <li key={term}>
              <TextButton onClick={() => support.send({ type: 'help.open', term })}>
                {t(`terms.${term}`)}
              </TextButton>
            </li>
          ))}
          <li>
            <TextButton onClick={() => support.send({ type: 'help.open', term: null })}>
              {t('allHelp')}
            </TextButton>
          </li>
          <li>
            <TextButton onClick={() => support.send({ type: 'feedback.open' })}>
              {t('feedback')}
            </TextButton>
          </li>
        </ul>
      </section>
      <section aria-labelledby="footer-apps">
        <h2 id="footer-apps" className={css.heading}>
          {shell('app.get')}
        </h2>
        <ul role="list" className={css.list}>
          {GUIDES.map((guide) => (
            <li key={guide}>
              <TextButton onClick={() => support.send({ type: 'guide.open', guide })}>
                {shell(`app.guide.${guide}`)}
              </TextButton>
            </li>
          ))}
        </ul>
      </section>
      <Products session={session} />
    </div>
  );
}

const ALL = 'ALL';

/**
 * Products by game type with their vendors (spec §2 Footer): `all` comes first; home and promotions
 * are not products.
 */
function Products({ session }: { session: SessionRef }) {
  const t = useT('footer');
  const common = useT('common');
  const vendors = useSelector(session, selectVendors);
  const lanes = useSelector(vendors, selectValue);
  const { openKey, open } = useOneOpen();
  if (!lanes?.length) return null;
  const chosen = lanes.find(({ category }) => category === openKey);
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
        onSelect={open}
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
