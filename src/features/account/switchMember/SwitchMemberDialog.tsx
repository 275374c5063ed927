import { useSelector } from '@xstate/react';
import type { SwitchMemberRef } from '../../../../machines/account/switchMember/switchMember.machine';
import {
  selectIsAsked,
  selectIsSwitching,
  selectMessage,
  selectNickname,
  selectOtherNickname,
} from '../../../../machines/account/switchMember/switchMember.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

/** Asks a member who opened a link of somebody else who to be. Escape stays. */
export function SwitchMemberDialog({ actor }: { actor: SwitchMemberRef }) {
  const t = useT('switchMember');
  const say = useMessage();
  const isAsked = useSelector(actor, selectIsAsked);
  const isSwitching = useSelector(actor, selectIsSwitching);
  const message = useSelector(actor, selectMessage);
  const me = useSelector(actor, selectNickname);
  const other = useSelector(actor, selectOtherNickname);
  return (
    <ConfirmDialog
      open={isAsked}
      title={t('title', { me, other })}
      confirmLabel={t('continue', { other })}
      cancelLabel={t('stay', { me })}
      busy={isSwitching}
      onConfirm={() => actor.send({ type: 'switchMember.continue' })}
      onCancel={() => actor.send({ type: 'switchMember.stay' })}
    >
      <span role="status">{isSwitching ? t('switching') : null}</span>
      {message ? <span role="alert">{say(message)}</span> : null}
      {isSwitching ? null : t('text', { me, other })}
    </ConfirmDialog>
  );
}
