import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type {
  MemberCentreRef,
  News,
} from '../../../../machines/member/memberCentre/memberCentre.machine';
import {
  selectIsTrial,
  selectNews,
} from '../../../../machines/member/memberCentre/memberCentre.selectors';
import { useT } from '../../../i18n/i18n';
import { Tabs } from '../../../ui/Tabs';
import { Waiting } from '../../../ui/Waiting';

const PARTS: readonly News[] = ['messages', 'notices'];
const FLOWS = {
  messages: 'inbox',
  notices: 'notices',
} as const;

/** The person's messages, and what the platform tells everyone (spec §2 messageV2). */
export function NewsPage({
  centre,
  renderPage,
}: {
  centre: MemberCentreRef;
  renderPage: (flow: 'inbox' | 'notices') => ReactNode;
}) {
  const t = useT('memberCentre');
  const common = useT('common');
  const news = useSelector(centre, selectNews);
  const isTrial = useSelector(centre, selectIsTrial);
  const names = { messages: t('messageV2.title'), notices: t('messageV2.notices') };
  return (
    <Tabs
      label={t('messageV2.parts')}
      items={PARTS.filter((part) => part === 'notices' || !isTrial).map((id) => ({
        id,
        label: names[id],
      }))}
      selected={news}
      onSelect={(chosen) => centre.send({ type: 'news.choose', news: chosen })}
    >
      <Suspense fallback={<Waiting label={common('loading')} rows={4} height={68} />}>
        {renderPage(FLOWS[news])}
      </Suspense>
    </Tabs>
  );
}
