import { useSelector } from '@xstate/react';
import type { WithdrawalConfirmationRef } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.machine';
import { selectFiles } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.selectors';
import { useT } from '../../../i18n/i18n';
import { useImageWords } from '../../../i18n/imageWords';
import { ImagesField } from '../../../ui/ImagesField';

export type ProofImagesProps = {
  confirmation: WithdrawalConfirmationRef;
  error: string | null;
  isSending: boolean;
};

/** 1 to 3 images that show that no money arrived (spec §9 Activity images). */
export function ProofImages({ confirmation, error, isSending }: ProofImagesProps) {
  const t = useT('withdrawalConfirmation');
  const files = useSelector(confirmation, selectFiles);
  const { listed, ...words } = useImageWords();
  return (
    <ImagesField
      {...words}
      name="proof"
      label={t('proof.label')}
      hint={t('proof.hint')}
      error={error}
      required
      images={files.map(listed)}
      isLocked={isSending}
      onFiles={(chosen) => confirmation.send({ type: 'files.choose', files: chosen })}
      onRetry={(id) => confirmation.send({ type: 'file.retry', id })}
      onRemove={(id) => confirmation.send({ type: 'file.remove', id })}
    />
  );
}
