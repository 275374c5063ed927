import { useSelector } from '@xstate/react';
import { safeLink } from '../../../../contract/safeAddress';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectPlatform } from '../../../../machines/site/app/app.selectors';
import type { PlatformInfo } from '../../../../machines/site/app/app.types';
import type { OverlayRef } from '../../../../machines/site/overlay/overlay.machine';
import { selectIsOpen } from '../../../../machines/site/overlay/overlay.selectors';
import type { SupportRef } from '../../../../machines/support/support/support.machine';
import { useT } from '../../../i18n/i18n';
import { useSupportHours } from '../../../i18n/useSupportHours';
import { avatar } from '../../../ui/Card.css';
import { ChannelMark } from '../../../ui/ChannelMark';
import { Dialog } from '../../../ui/Dialog';
import { ExternalLinkIcon } from '../../../ui/icons';
import { OpeningHours } from '../../../ui/OpeningHours';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import * as css from './CustomerServiceDialog.css';
import { Desks, saysHours } from './Desks';

const selectIsCustomerServiceOpen = selectIsOpen('customerService');
/** Resources that are contacts of customer service (spec §2 Side menu). */
const CHANNELS = ['VIBER', 'TELEGRAM', 'FACEBOOK'] as const;

/** `support` is the session's actor; without a session there is no chat. */
type Props = {
  app: AppRef;
  overlay: OverlayRef;
  support?: SupportRef | undefined;
  /** Of the support team. */
  timeZone: string;
};

/** The contacts and hours of customer service. */
export function CustomerServiceDialog({ app, overlay, support, timeZone }: Props) {
  const t = useT('support');
  const common = useT('common');
  const isOpen = useSelector(overlay, selectIsCustomerServiceOpen);
  const platform = useSelector(app, selectPlatform);
  const hours = useSupportHours(timeZone);
  const entries = platform?.customerService ?? [];
  const close = () => {
    support?.send({ type: 'entry.forget' });
    overlay.send({ type: 'overlay.close', name: 'customerService' });
  };
  return (
    <Dialog
      open={isOpen}
      title={common('customerService')}
      closeLabel={common('close')}
      onDismiss={close}
    >
      <div className={css.content}>
        {support ? <Desks support={support} entries={entries} timeZone={timeZone} /> : null}
        <Channels resources={platform?.resources ?? {}} />
        {support && saysHours(entries) ? null : <OpeningHours label={t('hours')} {...hours} />}
      </div>
    </Dialog>
  );
}

function Channels({ resources }: { resources: PlatformInfo['resources'] }) {
  const t = useT('support');
  const common = useT('common');
  const channels = CHANNELS.flatMap((key) => (resources[key] ? [{ key, ...resources[key] }] : []));
  if (channels.length === 0) return <p className={css.lead}>{t('unavailable')}</p>;
  return (
    <>
      <p className={css.lead}>{t('lead')}</p>
      <ul role="list" className={css.list} aria-label={t('channels')}>
        {channels.map(({ key, labelNameEn, url }) => (
          <li key={key}>
            <a
              className={css.channel}
              href={safeLink(url)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <span className={avatar.medium}>
                <ChannelMark channel={key} size={20} />
              </span>
              <span className={css.name}>
                {labelNameEn}
                <VisuallyHidden>{`, ${common('newTab')}`}</VisuallyHidden>
              </span>
              <ExternalLinkIcon size={18} className={css.out} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
