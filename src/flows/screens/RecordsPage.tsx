import { useSelector } from '@xstate/react';
import {
  selectPage,
  selectToday,
} from '../../../machines/member/memberCentre/memberCentre.selectors';
import type { RecordsRef } from '../../../machines/member/records/records.machine';
import { selectMember } from '../../../machines/site/session/session.selectors';
import { selectMemberCentre } from '../../../machines/site/session/laterScreens.selectors';
import { brand } from '../../brand/brand';
import { RecordPage } from '../../features/member/records/RecordPage';
import { useT } from '../../i18n/i18n';
import type { ScreenProps } from '../shared/defineFlow';

/** The records of a member, on the page of the member centre that asks for them. */
export function RecordsPage({ actor, session }: ScreenProps<RecordsRef>) {
  const t = useT('memberCentre');
  const symbol = useSelector(session, selectMember)?.currencySymbol ?? '';
  const centre = useSelector(session, selectMemberCentre);
  const page = useSelector(centre, (s) => s && selectPage(s));
  const today = useSelector(centre, (s) => s && selectToday(s));
  return today ? (
    <RecordPage
      records={actor}
      today={today}
      timeZone={brand.timeZone}
      symbol={symbol}
      caption={t(`${page}.title`)}
    />
  ) : null;
}
