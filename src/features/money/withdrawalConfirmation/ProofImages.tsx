import { useSelector } from '@xstate/react';
import type { WithdrawalConfirmationRef } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.machine';
import { selectFiles } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.selectors';
import { useT } from '../../../i18n/i18n';
import { useImageWords } from '../../../i18n/imageWords';
import { FileField } from '../../../ui/FileField';
import { useFocusHere } from '../../../ui/hooks/useFocusHere';
import { IMAGE_ACCEPT, ImageList } from '../../../ui/ImageList';

export type ProofImagesProps = {
  confirmation: WithdrawalConfirmationRef;
  error: string | null;
  isSending: boolean;
};

/** 1 to 3 images that show that no money arrived (spec §9 Activity images). */
export function ProofImages({ confirmation, error, isSending }: ProofImagesProps) {
  const t = useT('withdrawalConfirmation');
  const files = useSelector(confirmation, selectFiles);
  const { label, invitation, say, listed } = useImageWords();
  // A removed image takes its buttons along, a retry removes the retry button: the focus needs a
  // place.
  const { here, wait } = useFocusHere<HTMLInputElement>(undefined);
  const press = (type: 'file.retry' | 'file.remove') => (id: string) => {
    wait();
    confirmation.send({ type, id });
  };
  return (
    <>
      <FileField
        ref={here}
        name="proof"
        label={t('proof.label')}
        hint={t('proof.hint')}
        error={error}
        invitation={invitation}
        accept={IMAGE_ACCEPT}
        multiple
        required
        onFiles={(chosen) => confirmation.send({ type: 'files.choose', files: chosen })}
      />
      <ImageList
        label={label}
        images={files.map(listed)}
        say={say}
        isLocked={isSending}
        onRetry={press('file.retry')}
        onRemove={press('file.remove')}
      />
    </>
  );
}
