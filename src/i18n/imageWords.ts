import type { ImageFile } from '../../machines/shared/imageFiles';
import { useMessage, useT } from './i18n';

/** The words of a list of chosen images, and the images as it shows them. */
export const useImageWords = () => {
  const t = useT('uploads');
  const say = useMessage();
  return {
    listLabel: t('list'),
    invitation: t('invitation'),
    say: {
      remove: (name: string) => t('remove', { name }),
      retry: (name: string) => t('retry', { name }),
      progress: (name: string) => t('progress', { name }),
      size: (size: string, unit: 'KB' | 'MB') => t('size', { size, unit }),
      state: (state: Exclude<ImageFile['state'], 'failed' | 'refused'>, percent: number) =>
        t(`state.${state}`, { percent }),
    },
    listed: ({ id, name, bytes, url, state, percent, message }: ImageFile) => ({
      id,
      name,
      bytes,
      url,
      state,
      percent,
      error: say(message),
    }),
  };
};
