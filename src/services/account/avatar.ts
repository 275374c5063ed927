import { endpoints } from '../../../contract/endpoints';
import type { AvatarOutcome, Icons } from '../../../machines/account/avatar/avatar.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** The picture of the member (spec §2 Header, §7 icon). */
export const createAvatar = ({ call, tiles: { imageUrl } }: Kit) => ({
  /** The pictures to choose from, and the one chosen. */
  read: async (signal?: AbortSignal): Promise<Icons> => {
    const { icon, icons } = valueOf(
      endpoints.memberIcon,
      await call(endpoints.memberIcon, {}, { signal }),
    );
    return { icon, icons: icons.map((one) => ({ ...one, path: imageUrl(one.path) })) };
  },
  /** Chooses a picture, or takes it away; to choose it again changes nothing. */
  choose: async (
    { icon }: { icon: string | null },
    signal?: AbortSignal,
  ): Promise<AvatarOutcome> => {
    const outcome = await call(endpoints.chooseMemberIcon, { icon }, { signal });
    if (outcome.kind === 'refused') return { kind: 'refused', message: outcome.message };
    const path = outcome.value.icon;
    return { kind: 'chosen', path: path === null ? null : imageUrl(path) };
  },
});
