import { useSelector } from '@xstate/react';
import type { AuthenticatorRef } from '../../../../machines/account/authenticator/authenticator.machine';
import { selectCodes } from '../../../../machines/account/authenticator/authenticator.selectors';
import { useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { useCopy } from '../../../ui/hooks/useCopy';
import { usePrint } from '../../../ui/hooks/usePrint';
import * as css from './Authenticator.css';
import { CopyStatus } from './CopyStatus';

type Props = {
  authenticator: AuthenticatorRef;
  /** Saves a file. */
  onSave: (name: string, content: Blob) => void;
};

const TEXT = 'text/plain;charset=utf-8';

/** The recovery codes, shown once: to copy, to download and to print. */
export function RecoveryCodes({ authenticator, onSave }: Props) {
  const t = useT('authenticator');
  const codes = useSelector(authenticator, selectCodes);
  const { copied, copy } = useCopy();
  const print = usePrint();
  const text = [t('codes.heading'), '', ...codes, ''].join('\n');
  return (
    <>
      <p className={css.lead}>{t('codes.lead')}</p>
      <ul role="list" aria-label={t('codes.label')} className={css.codes}>
        {codes.map((code) => (
          <li key={code} lang="en">
            {code}
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button onClick={() => copy(codes.join('\n'))}>{t('codes.copy')}</Button>
        <Button onClick={() => onSave('recovery-codes.txt', new Blob([text], { type: TEXT }))}>
          {t('codes.download')}
        </Button>
        <Button onClick={() => print(text)}>{t('codes.print')}</Button>
      </div>
      <CopyStatus copied={copied} name={t('codes.name')} />
      <div>
        <Button tone="primary" onClick={() => authenticator.send({ type: 'codes.kept' })}>
          {t('codes.kept')}
        </Button>
      </div>
    </>
  );
}
