import { useSelector } from '@xstate/react';
import type { ChatRef } from '../../../../machines/support/chat/chat.machine';
import {
  selectDesk,
  selectHasRefused,
  selectIsLaunching,
  selectMessage,
  selectModels,
} from '../../../../machines/support/chat/chat.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { FailureAlert } from '../../../ui/FailureAlert';
import { Avatar } from '../../../ui/Avatar';
import { EmptyState } from '../../../ui/EmptyState';
import { ChevronRight, Headset } from '../../../ui/icons';
import { Spinner } from '../../../ui/Spinner';
import * as css from './ChatRoom.css';

/** The support desks that can be chosen (spec §7 CBS_modelList). */
export function Desks({ chat }: { chat: ChatRef }) {
  const t = useT('chat');
  const models = useSelector(chat, selectModels);
  if (models.length === 0)
    return (
      <div className={css.place}>
        <EmptyState icon={<Headset size={28} />}>{t('noDesks')}</EmptyState>
      </div>
    );
  return (
    <div className={css.place}>
      <p className={css.lead}>{t('desksLead')}</p>
      <Refusal chat={chat} />
      <ul role="list" aria-label={t('desks')} className={css.desks}>
        {models.map((model) => (
          <li key={model.modelId}>
            <Desk chat={chat} model={model} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Desk({
  chat,
  model: { modelId, name, isOnline },
}: {
  chat: ChatRef;
  model: ReturnType<typeof selectModels>[number];
}) {
  const t = useT('chat');
  const common = useT('common');
  const isLaunching = useSelector(chat, selectIsLaunching);
  const isChosen = useSelector(chat, selectDesk)?.modelId === modelId && isLaunching;
  return (
    <button
      type="button"
      className={css.desk}
      disabled={!isOnline}
      aria-busy={isChosen || undefined}
      onClick={() => chat.send({ type: 'desk.choose', modelId })}
    >
      <Avatar name={name} />
      <span className={css.names}>
        <span className={css.deskName}>{name}</span>{' '}
        <span className={css.presence} data-online={isOnline || undefined}>
          {isOnline ? t('online') : t('offline')}
        </span>
      </span>
      {isChosen ? (
        <Spinner label={common('loading')} />
      ) : (
        <ChevronRight size={20} aria-hidden="true" />
      )}
    </button>
  );
}

function Refusal({ chat }: { chat: ChatRef }) {
  const common = useT('common');
  const say = useMessage();
  const hasRefused = useSelector(chat, selectHasRefused);
  const message = useSelector(chat, selectMessage);
  return hasRefused && message ? (
    <FailureAlert retryLabel={common('retry')} onRetry={() => chat.send({ type: 'chat.retry' })}>
      {say(message)}
    </FailureAlert>
  ) : null;
}
