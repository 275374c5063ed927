import { useSelector } from '@xstate/react';
import type { ChatRef } from '../../../../machines/support/chat/chat.machine';
import {
  CHAT_TEXT_LIMIT,
  selectConnection,
  selectDesk,
  selectDrafts,
  selectMessages,
} from '../../../../machines/support/chat/chat.selectors';
import type { Draft } from '../../../../machines/support/chat/chat.types';
import { clockOf } from '../../../../machines/shared/zonedTime.selectors';
import { useT } from '../../../i18n/i18n';
import { platformMoment, useTimesNote } from '../../../i18n/platformTime';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ChatLog, type ChatMessage } from '../../../ui/ChatLog';
import { Composer } from '../../../ui/Composer';
import { TextButton } from '../../../ui/Link';
import * as css from './ChatRoom.css';
import { Linked } from './Linked';

/** The messages, and the form for a new one. */
export function Conversation({ chat }: { chat: ChatRef }) {
  const t = useT('chat');
  const desk = useSelector(chat, selectDesk);
  const said = useSelector(chat, selectMessages);
  const drafts = useSelector(chat, selectDrafts);
  const messages = [
    ...said.map(({ id, from, author, text, time }): ChatMessage => ({
      id,
      isMine: from === 'me',
      author: from === 'me' ? t('you') : author,
      text: <Linked text={text} />,
      time: clockOf(platformMoment(time)),
      at: new Date(time).toISOString(),
    })),
    ...drafts.map((draft): ChatMessage => ({
      id: draft.id,
      isMine: true,
      author: t('you'),
      text: draft.text,
      time: '',
      note: <Note chat={chat} draft={draft} />,
    })),
  ];
  return (
    <div className={css.conversation}>
      <Broken chat={chat} />
      <ChatLog
        label={t('messages')}
        messages={messages}
        lead={useTimesNote()}
        newLabel={(count) => t('newMessages', { count })}
        empty={<p className={css.begin}>{t('begin', { desk: desk?.name ?? '' })}</p>}
      />
      <Composer
        label={t('write')}
        placeholder={t('placeholder')}
        sendLabel={t('send')}
        most={CHAT_TEXT_LIMIT}
        sayLeft={(left) => (left < 0 ? t('over', { count: -left }) : t('left', { count: left }))}
        onSend={(text) => chat.send({ type: 'chat.say', id: crypto.randomUUID(), text })}
      />
    </div>
  );
}

function Note({ chat, draft: { id, state } }: { chat: ChatRef; draft: Draft }) {
  const t = useT('chat');
  if (state === 'sent') return null;
  return state === 'failed' ? (
    <span className={css.failed}>
      {t('failed')}{' '}
      <TextButton onClick={() => chat.send({ type: 'chat.sayAgain', id })}>
        {t('sendAgain')}
      </TextButton>
    </span>
  ) : (
    <span>{t('sending')}</span>
  );
}

function Broken({ chat }: { chat: ChatRef }) {
  const t = useT('chat');
  const connection = useSelector(chat, selectConnection);
  if (connection !== 'broken' && connection !== 'lost') return null;
  return (
    <div className={css.broken}>
      <Alert
        tone={connection === 'lost' ? 'danger' : 'warning'}
        action={
          <Button compact onClick={() => chat.send({ type: 'chat.retry' })}>
            {t('reconnect')}
          </Button>
        }
      >
        {t(`state.${connection}`)}
      </Alert>
    </div>
  );
}
