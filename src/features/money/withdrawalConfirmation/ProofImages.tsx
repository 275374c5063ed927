import { useSelector } from '@xstate/react';
import type { WithdrawalConfirmationRef } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.machine';
import { selectFiles } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.selectors';
import type { ProofFile } from '../../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import { useMessage, useT } from '../../../i18n/i18n';
import { FileField } from '../../../ui/FileField';
import { useFocusHere } from '../../../ui/hooks/useFocusHere';
import { IconButton } from '../../../ui/IconButton';
import { ImagePlus, RotateCcw, Trash2 } from '../../../ui/icons';
import * as css from './withdrawalConfirmation.css';

const ACCEPT = '.png,.jpg,.jpeg,image/png,image/jpeg';
const MEGABYTE = 1024 * 1024;
const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export type ProofImagesProps = { confirmation: WithdrawalConfirmationRef; isSending: boolean };

/** 1 to 3 images that show that no money arrived (spec §9 Activity images). */
export function ProofImages({ confirmation, isSending }: ProofImagesProps) {
  const t = useT('withdrawalConfirmation');
  const files = useSelector(confirmation, selectFiles);
  // A removed image takes its buttons along, a retry removes the retry button: the focus needs a
  // place.
  const { here, wait } = useFocusHere<HTMLInputElement>(undefined);
  return (
    <>
      <FileField
        ref={here}
        name="proof"
        label={t('proof.label')}
        hint={t('proof.hint')}
        invitation={t('proof.invitation')}
        accept={ACCEPT}
        multiple
        required
        onFiles={(chosen) => confirmation.send({ type: 'files.choose', files: chosen })}
      />
      {files.length > 0 ? (
        <ul role="list" className={css.list} aria-label={t('proof.list')}>
          {files.map((file) => (
            <Proof
              key={file.id}
              confirmation={confirmation}
              file={file}
              isSending={isSending}
              onPress={wait}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Proof({
  confirmation,
  file,
  isSending,
  onPress,
}: ProofImagesProps & { file: ProofFile; onPress: () => void }) {
  const t = useT('withdrawalConfirmation');
  const { id, name, state, percent } = file;
  const press = (type: 'file.retry' | 'file.remove') => () => {
    onPress();
    confirmation.send({ type, id });
  };
  return (
    <li className={css.file}>
      <Preview file={file} />
      <div className={css.fileWords}>
        <span className={css.fileName} title={name}>
          {name}
        </span>
        <State file={file} />
        {state === 'uploading' ? (
          <progress
            className={css.progress}
            max={100}
            value={percent}
            aria-label={t('proof.progress', { name })}
          />
        ) : null}
      </div>
      {isSending ? (
        <span />
      ) : (
        <span className={css.fileTools}>
          {state === 'failed' ? (
            <IconButton
              aria-label={t('proof.retry', { name })}
              icon={<RotateCcw size={20} />}
              onClick={press('file.retry')}
            />
          ) : null}
          <IconButton
            aria-label={t('proof.remove', { name })}
            icon={<Trash2 size={20} />}
            onClick={press('file.remove')}
          />
        </span>
      )}
    </li>
  );
}

/** Shows a preview of checked images; images of an earlier visit have none. */
function Preview({ file: { url, state } }: { file: ProofFile }) {
  const isImage =
    state === 'uploading' || state === 'uploaded' || state === 'leaving' || state === 'failed';
  return url && isImage ? (
    <img src={url} alt="" className={css.preview} />
  ) : (
    <span className={css.noPreview} aria-hidden="true">
      <ImagePlus size={22} />
    </span>
  );
}

function State({ file: { state, percent, bytes, message } }: { file: ProofFile }) {
  const t = useT('withdrawalConfirmation');
  const say = useMessage();
  if (message)
    return (
      <span role="alert" className={css.fileError}>
        {say(message)}
      </span>
    );
  return (
    <span className={css.fileState}>
      {t('proof.size', { size: figure.format(bytes / MEGABYTE) })} ·{' '}
      {state === 'uploading' ? (
        t('proof.uploading', { percent })
      ) : (
        <span role="status">{t(`proof.${state}`)}</span>
      )}
    </span>
  );
}
