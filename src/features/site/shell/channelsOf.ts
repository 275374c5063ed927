import type { PlatformInfo } from '../../../../machines/site/app/app.types';
import type { ChannelKey } from '../../../ui/ChannelMark';

export type Channel = { key: ChannelKey; name: string; url: string };

/** The wanted channels that the platform's resources name, in the wanted order. */
export const channelsOf = (
  resources: PlatformInfo['resources'] | undefined,
  wanted: readonly ChannelKey[],
): Channel[] =>
  wanted.flatMap((key) => {
    const resource = resources?.[key];
    return resource ? [{ key, name: resource.labelNameEn, url: resource.url }] : [];
  });
