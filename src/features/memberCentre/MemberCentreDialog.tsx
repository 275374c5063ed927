import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { MemberCentreRef, MemberPage } from '../../../machines/memberCentre/memberCentre.machine';
import { selectPage } from '../../../machines/memberCentre/memberCentre.selectors';
import type { PopupsRef } from '../../../machines/popups/popups.machine';
import type { SessionRef } from '../../../machines/session/session.machine';
import { useT } from '../../app/i18n';
import { Dialog } from '../../ui/Dialog';
import { Gift, User } from '../../ui/icons';
import { NavButton } from '../../ui/NavLink';
import * as css from './MemberCentreDialog.css';
import { MyAccount } from './MyAccount';
import { RewardCentre } from './RewardCentre';

/** The menu (spec §2 Member centre menu pages); `page` is also the key of its words. */
const PAGES = [
  { page: 'securityCenter', icon: <User size={20} /> },
  { page: 'rewardCenter', icon: <Gift size={20} /> },
] as const satisfies readonly { page: MemberPage; icon: ReactNode }[];

export type MemberCentreDialogProps = {
  session: SessionRef;
  centre: MemberCentreRef;
  popups: PopupsRef;
  /** The form, while the password is being changed. */
  changePassword: ReactNode | null;
};

/** The member centre (spec §2): an overlay with its menu, and one page at a time. */
export function MemberCentreDialog({ session, centre, popups, changePassword }: MemberCentreDialogProps) {
  const t = useT('memberCentre');
  const common = useT('common');
  const current = useSelector(centre, selectPage);
  return (
    <Dialog open size="wide" flush title={t('title')} closeLabel={common('close')} onDismiss={() => centre.send({ type: 'centre.close' })}>
      <div className={css.split}>
        <nav aria-label={t('title')} className={css.menu}>
          <ul className={css.entries}>
            {PAGES.map(({ page, icon }) => (
              <li key={page}>
                <NavButton place="side" icon={icon} current={page === current} onClick={() => centre.send({ type: 'page.choose', page })}>{t(`${page}.title`)}</NavButton>
              </li>
            ))}
          </ul>
        </nav>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so the keyboard must get into it */}
        <section className={css.pane} aria-labelledby="member-page" tabIndex={0} key={current}>
          <h3 id="member-page">{t(`${current}.title`)}</h3>
          <Page page={current} session={session} centre={centre} popups={popups} changePassword={changePassword} />
        </section>
      </div>
    </Dialog>
  );
}

function Page({ page, session, centre, popups, changePassword }: MemberCentreDialogProps & { page: MemberPage }) {
  switch (page) {
    case 'securityCenter': return <MyAccount session={session} centre={centre} changePassword={changePassword} />;
    case 'rewardCenter': return <RewardCentre popups={popups} />;
  }
}
