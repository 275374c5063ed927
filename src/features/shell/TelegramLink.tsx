import { useSelector } from '@xstate/react';
import type { AppRef } from '../../../machines/app/app.machine';
import { selectPlatform } from '../../../machines/app/app.selectors';
import { ChannelMark, channelsOf } from './channelMarks';
import * as css from './Header.css';

/** Telegram, where the platform names it (spec §2 Header). */
export function TelegramLink({ app }: { app: AppRef }) {
  const [telegram] = channelsOf(useSelector(app, selectPlatform)?.resources, ['TELEGRAM']);
  return telegram ? (
    <a className={css.telegram} href={telegram.url} target="_blank" rel="noopener noreferrer" aria-label={telegram.name} title={telegram.name}>
      <ChannelMark channel="TELEGRAM" size={22} />
    </a>
  ) : null;
}
