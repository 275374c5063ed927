import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PasskeyOfferRef } from '../../../../machines/account/passkeyOffer/passkeyOffer.machine';
import {
  selectIsBusy,
  selectMessage,
  selectScreen,
} from '../../../../machines/account/passkeyOffer/passkeyOffer.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Button } from '../../../ui/Button';
import { PageNotice } from '../../../ui/PageNotice';

type Props = { offer: PasskeyOfferRef };

/** Offers a passkey after a login by password, beside the page (docs/decisions/0102). */
export function PasskeyOffer({ offer }: Props) {
  const t = useT('passkeyOffer');
  const say = useMessage();
  const screen = useSelector(offer, selectScreen);
  const message = useSelector(offer, selectMessage);
  if (screen === 'none') return null;
  return (
    <PageNotice
      label={t('title')}
      tone={message ? 'danger' : 'info'}
      actions={<Actions offer={offer} screen={screen} />}
    >
      {message ? say(message) : <Lead screen={screen} />}
    </PageNotice>
  );
}

type Shown = Exclude<ReturnType<typeof selectScreen>, 'none'>;

function Lead({ screen }: { screen: Shown }): ReactNode {
  const t = useT('passkeyOffer');
  const passkeys = useT('passkeys');
  switch (screen) {
    case 'offer':
      return t('text');
    case 'creating':
      return passkeys('creating');
    case 'saving':
      return passkeys('saving');
    case 'unsaved':
    case 'refused':
      return null;
  }
}

function Actions({ offer, screen }: Props & { screen: Shown }): ReactNode {
  const t = useT('passkeyOffer');
  const passkeys = useT('passkeys');
  const common = useT('common');
  const isBusy = useSelector(offer, selectIsBusy);
  const close = (
    <Button compact onClick={() => offer.send({ type: 'offer.close' })}>
      {common('close')}
    </Button>
  );
  switch (screen) {
    case 'offer':
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
    case 'creating':
      return (
        <Button compact onClick={() => offer.send({ type: 'creation.cancel' })}>
          {passkeys('cancel')}
        </Button>
      );
    case 'saving':
      return null;
    case 'unsaved':
      return (
        <>
          <Button compact tone="primary" onClick={() => offer.send({ type: 'saving.retry' })}>
            {passkeys('unsaved.retry')}
          </Button>
          {close}
        </>
      );
    case 'refused':
      return close;
  }
}
