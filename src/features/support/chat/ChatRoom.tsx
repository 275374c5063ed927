import { useSelector } from '@xstate/react';
import type { ChatRef } from '../../../../machines/support/chat/chat.machine';
import {
  selectConnection,
  selectDesk,
  selectIsFolded,
  selectMessage,
  selectScreen,
  selectUnread,
} from '../../../../machines/support/chat/chat.selectors';
import { useMessage, useT } from '../../../i18n/i18n';
import { CountBadge } from '../../../ui/CountBadge';
import { FailureState } from '../../../ui/FailureState';
import { useFocusOnChange } from '../../../ui/hooks/useFocusOnChange';
import { useFocusWhileHere } from '../../../ui/hooks/useFocusWhileHere';
import { IconButton } from '../../../ui/IconButton';
import { MessageCircle, Minus, X } from '../../../ui/icons';
import { Waiting } from '../../../ui/Waiting';
import * as css from './ChatRoom.css';
import { Conversation } from './Conversation';
import { Desks } from './Desks';

/**
 * The customer-service chat room (spec §2 Modals, §9 Support window). It opens beside the page,
 * which stays usable, and can be folded away.
 */
export function ChatRoom({ chat }: { chat: ChatRef }) {
  const isFolded = useSelector(chat, selectIsFolded);
  return (
    <>
      <Bubble chat={chat} isFolded={isFolded} />
      <Window chat={chat} isFolded={isFolded} />
    </>
  );
}

type Props = { chat: ChatRef; isFolded: boolean };

function Bubble({ chat, isFolded }: Props) {
  const t = useT('chat');
  const ref = useFocusOnChange<HTMLButtonElement>(isFolded ? 'folded' : null);
  const unread = useSelector(chat, selectUnread);
  return (
    <button
      ref={ref}
      type="button"
      hidden={!isFolded}
      className={css.bubble}
      onClick={() => chat.send({ type: 'chat.unfold' })}
      aria-label={unread > 0 ? t('unfoldUnread', { count: unread }) : t('unfold')}
    >
      <MessageCircle size={26} aria-hidden="true" />
      <span className={css.count} aria-hidden="true">
        <CountBadge count={unread} />
      </span>
    </button>
  );
}

/** A folded chat is hidden, not removed, so that unsent text is kept. */
function Window({ chat, isFolded }: Props) {
  const t = useT('chat');
  const ref = useFocusWhileHere<HTMLElement>(isFolded ? null : 'unfolded');
  const common = useT('common');
  const screen = useSelector(chat, selectScreen);
  const desk = useSelector(chat, selectDesk);
  return (
    <section
      ref={ref}
      aria-label={t('title')}
      tabIndex={-1}
      hidden={isFolded}
      className={css.window}
    >
      <header className={css.header}>
        <div className={css.names}>
          <h2 className={css.title}>
            {screen === 'room' && desk ? desk.name : common('customerService')}
          </h2>
          {screen === 'room' ? <Connection chat={chat} /> : null}
        </div>
        {screen === 'room' ? (
          <IconButton
            aria-label={t('fold')}
            icon={<Minus size={20} />}
            onClick={() => chat.send({ type: 'chat.fold' })}
          />
        ) : null}
        <IconButton
          aria-label={common('close')}
          icon={<X size={20} />}
          onClick={() => chat.send({ type: 'chat.close' })}
        />
      </header>
      <Content chat={chat} />
    </section>
  );
}

function Connection({ chat }: { chat: ChatRef }) {
  const t = useT('chat');
  const connection = useSelector(chat, selectConnection);
  const short =
    connection === 'open' || connection === 'connecting' ? t(`state.${connection}`) : null;
  return (
    <p role="status" className={css.connection} data-state={connection}>
      {short}
    </p>
  );
}

function Content({ chat }: { chat: ChatRef }) {
  const common = useT('common');
  const say = useMessage();
  const screen = useSelector(chat, selectScreen);
  const message = useSelector(chat, selectMessage);
  switch (screen) {
    case 'loading':
      return (
        <div className={css.place}>
          <Waiting label={common('loading')} rows={3} height={64} />
        </div>
      );
    case 'desksFailed':
      return (
        <div className={css.place}>
          <FailureState
            retryLabel={common('retry')}
            onRetry={() => chat.send({ type: 'chat.retry' })}
          >
            {say(message)}
          </FailureState>
        </div>
      );
    case 'desks':
      return <Desks chat={chat} />;
    case 'room':
      return <Conversation chat={chat} />;
  }
}
