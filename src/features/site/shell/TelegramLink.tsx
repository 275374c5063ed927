import { ChannelMark } from '../../../ui/ChannelMark';
import { useSelector } from '@xstate/react';
import { safeLink } from '../../../../contract/safeAddress';
import type { AppRef } from '../../../../machines/site/app/app.machine';
import { selectPlatform } from '../../../../machines/site/app/app.selectors';
import { channelsOf } from './channelsOf';
import * as css from './Header.css';

/**
 * Telegram, if the platform names it (spec §2 Header). Its place is kept until the platform has
 * answered.
 */
export function TelegramLink({ app }: { app: AppRef }) {
  const platform = useSelector(app, selectPlatform);
  const [telegram] = channelsOf(platform?.resources, ['TELEGRAM']);
  if (!platform) return <span className={css.telegram} />;
  return telegram ? (
    <a
      className={css.telegram}
      href={safeLink(telegram.url)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={telegram.name}
      title={telegram.name}
    >
      <ChannelMark channel="TELEGRAM" size={22} />
    </a>
  ) : null;
}
