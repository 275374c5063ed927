import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PasskeyOfferRef } from '../../../../machines/account/passkeyOffer/passkeyOffer.machine';
import {
  selectIsBusy,
  selectMessage,
  selectNewPasskey,
  selectScreen,
} from '../../../../machines/account/passkeyOffer/passkeyOffer.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { PageNotice } from '../../../ui/PageNotice';
import { NewPasskey } from './NewPasskey';

type Props = { offer: PasskeyOfferRef };

/** Offers a passkey after a login by password, beside the page (docs/decisions/0102). */
export function PasskeyOffer({ offer }: Props): ReactNode {
  const t = useT('passkeyOffer');
  const say = useMessage();
  const message = useSelector(offer, selectMessage);
  const newPasskey = useSelector(offer, selectNewPasskey);
  const notice = { label: t('title'), tone: message ? 'danger' : 'info' } as const;
  switch (useSelector(offer, selectScreen)) {
    case 'none':
      return null;
    case 'offer':
      return (
        <PageNotice {...notice} actions={<Choice offer={offer} />}>
          {say(message) ?? t('text')}
        </PageNotice>
      );
    case 'creation':
      return newPasskey ? <NewPasskey newPasskey={newPasskey} /> : null;
    case 'refused':
      return (
        <PageNotice {...notice} actions={<Close offer={offer} />}>
          {say(message)}
        </PageNotice>
      );
  }
}

function Choice({ offer }: Props) {
  const t = useT('passkeyOffer');
  const passkeys = useT('passkeys');
  const isBusy = useSelector(offer, selectIsBusy);
  return (
    <>
      <Button
        compact
        tone="primary"
        busy={isBusy}
        onClick={() => offer.send({ type: 'offer.accept' })}
      >
        {passkeys('add')}
      </Button>
      <Button compact onClick={() => offer.send({ type: 'offer.decline' })}>
        {t('decline')}
      </Button>
    </>
  );
}

function Close({ offer }: Props) {
  const common = useT('common');
  return (
    <Button compact onClick={() => offer.send({ type: 'offer.close' })}>
      {common('close')}
    </Button>
  );
}
