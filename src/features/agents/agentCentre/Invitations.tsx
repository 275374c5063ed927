import { useSelector } from '@xstate/react';
import type { Invitation } from '../../../../machines/agents/createInvitation/createInvitation.machine';
import type { InvitationsRef } from '../../../../machines/agents/invitations/invitations.machine';
import {
  selectCreation,
  selectInvitations,
  selectIsRemovalAsked,
  selectIsRemoving,
  selectMessage,
  selectScreen,
} from '../../../../machines/agents/invitations/invitations.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { Alert } from '../../../ui/Alert';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { FailureState } from '../../../ui/FailureState';
import { FocusTarget } from '../../../ui/FocusTarget';
import { useChoice } from '../../../ui/hooks/useChoice';
import { useCopy } from '../../../ui/hooks/useCopy';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { Check, Copy, UserPlus } from '../../../ui/icons';
import { QrCode } from '../../../ui/QrCode';
import { TextField } from '../../../ui/TextField';
import { Waiting } from '../../../ui/Waiting';
import { InvitationForm } from './InvitationForm';
import * as css from './RegisterCentre.css';

type Props = { invitations: InvitationsRef };

/** The agent's invitation links, each with its terms (spec §2 Register account). */
export function Invitations({ invitations }: Props) {
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(invitations, selectScreen);
  const message = useSelector(invitations, selectMessage);
  if (screen === 'loading') return <Waiting label={common('loading')} rows={2} height={120} />;
  if (screen === 'failed')
    return (
      <FailureState
        retryLabel={common('retry')}
        onRetry={() => invitations.send({ type: 'data.reload' })}
      >
        {say(message)}
      </FailureState>
    );
  return <Known invitations={invitations} />;
}

function Known({ invitations }: Props) {
  const t = useT('agentCentre');
  const say = useMessage();
  const message = useSelector(invitations, selectMessage);
  const creation = useSelector(invitations, selectCreation);
  const count = useSelector(invitations, selectInvitations).length;
  const isAsked = useSelector(invitations, selectIsRemovalAsked);
  const isRemoving = useSelector(invitations, selectIsRemoving);
  // Opening the form removes its button, closing the form removes its submit button, and an ended
  // invitation takes its button along. Each time the focus needs a new place.
  const form = useFocusOnChange<HTMLElement>(creation ? 'form' : null);
  const opener = useFocusOnChange<HTMLButtonElement>(creation ? null : count);
  return (
    <>
      <p className={css.lead}>{t('invitation.lead')}</p>
      {message && !isRemoving ? <Alert tone="danger">{say(message)}</Alert> : null}
      {creation ? (
        <FocusTarget firstRef={form}>
          <InvitationForm creation={creation} />
        </FocusTarget>
      ) : (
        <div className={css.buttons}>
          <Button
            ref={opener}
            tone="primary"
            onClick={() => invitations.send({ type: 'invitation.create' })}
          >
            <UserPlus size={18} aria-hidden="true" />
            {t('invitation.create')}
          </Button>
        </div>
      )}
      <List invitations={invitations} />
      <ConfirmDialog
        open={isAsked}
        title={t('invitation.removal.title')}
        confirmLabel={t('invitation.removal.confirm')}
        cancelLabel={t('invitation.removal.cancel')}
        tone="danger"
        busy={isRemoving}
        onConfirm={() => invitations.send({ type: 'removal.confirm' })}
        onCancel={() => invitations.send({ type: 'removal.cancel' })}
      >
        {t('invitation.removal.text')}
      </ConfirmDialog>
    </>
  );
}

function List({ invitations }: Props) {
  const t = useT('agentCentre');
  const known = useSelector(invitations, selectInvitations);
  if (known.length === 0)
    return <EmptyState icon={<UserPlus size={28} />}>{t('invitation.none')}</EmptyState>;
  return (
    <ul role="list" className={css.list} aria-label={t('invitation.list')}>
      {known.map((one) => (
        <li key={one.code} className={css.invitation}>
          <One
            invitation={one}
            onRemove={() => invitations.send({ type: 'invitation.remove', code: one.code })}
          />
        </li>
      ))}
    </ul>
  );
}

function One({
  invitation: { code, link, kind, rates, registered },
  onRemove,
}: {
  invitation: Invitation;
  onRemove: () => void;
}) {
  const t = useT('agentCentre');
  const { copied, copy } = useCopy();
  const [qr, turn] = useChoice<'hidden' | 'shown'>(['hidden', 'shown']);
  const label = copied === 'done' ? t('invitation.copied') : t('invitation.copy');
  return (
    <>
      <div className={css.facts}>
        <Badge tone="action">{t(`invitation.kind.${kind}`)}</Badge>
        {rates.map(({ type, rate }) => (
          <Badge key={type}>{t(`invitation.offers.${type}`, { rate })}</Badge>
        ))}
        {rates.length === 0 ? <Badge>{t('invitation.noOffers')}</Badge> : null}
        <span className={css.registered}>{t('invitation.registered', { count: registered })}</span>
      </div>
      <TextField
        name="link"
        label={t('invitation.link', { code })}
        autoComplete="off"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
        end={
          <Button onClick={() => copy(link)}>
            {copied === 'done' ? (
              <Check size={18} aria-hidden="true" />
            ) : (
              <Copy size={18} aria-hidden="true" />
            )}
            {label}
          </Button>
        }
      />
      <p role="status" className={css.status}>
        {copied === 'done' ? t('invitation.copied') : null}
      </p>
      {copied === 'failed' ? <Alert tone="danger">{t('invitation.copyFailed')}</Alert> : null}
      <div className={css.buttons}>
        <Button
          compact
          aria-expanded={qr === 'shown'}
          onClick={() => turn(qr === 'shown' ? 'hidden' : 'shown')}
        >
          {t('invitation.showQr')}
        </Button>
        <Button compact aria-label={t('invitation.removeOf', { code })} onClick={onRemove}>
          {t('invitation.remove')}
        </Button>
      </div>
      {qr === 'shown' ? (
        <figure className={css.code}>
          <QrCode value={link} label={t('invitation.qr', { code })} />
        </figure>
      ) : null}
    </>
  );
}
