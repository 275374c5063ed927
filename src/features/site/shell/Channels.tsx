import { ChannelMark } from '../../../ui/ChannelMark';
import { safeLink } from '../../../../contract/safeAddress';
import type { PlatformInfo } from '../../../../machines/site/app/app.types';
import { useT } from '../../../i18n/i18n';
import { channelsOf } from './channelsOf';
import * as css from './Channels.css';

/**
 * The site's own channels (spec §2 Side menu, Footer); nothing when the platform names none. Their
 * place is kept until the platform has answered.
 */
export function Channels({
  resources,
  label,
}: {
  resources: PlatformInfo['resources'] | undefined;
  label: string;
}) {
  const t = useT('shell');
  if (!resources) return <span aria-hidden="true" className={css.place} />;
  const channels = channelsOf(resources, ['FACEBOOK', 'YOUTUBE']);
  if (channels.length === 0) return null;
  return (
    <ul role="list" className={css.list} aria-label={label}>
      {channels.map(({ key, name, url }) => (
        <li key={key}>
          <a
            className={css.link}
            href={safeLink(url)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('brandOn', { channel: name })}
          >
            <ChannelMark channel={key} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
