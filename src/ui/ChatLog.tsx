import type { ReactNode } from 'react';
import { Button } from './Button';
import * as css from './ChatLog.css';
import { useStickToEnd } from './hooks/useStickToEnd';

export type ChatMessage = {
  id: string;
  isMine: boolean;
  author: string;
  /** The time as text; `at` is the same for machines. */
  time: string;
  at?: string;
  text: ReactNode;
  lang?: string;
  /** Shown beside the time, such as "sending" or a button that sends again. */
  note?: ReactNode;
};
export type ChatLogProps = {
  label: string;
  messages: readonly ChatMessage[];
  /** How the messages are to be read, above the first. */
  lead: string;
  /** Says how many messages arrived while the reader is further up: "3 new messages". */
  newLabel: (count: number) => string;
  /** Shown while there are no messages. */
  empty?: ReactNode;
};

/**
 * A conversation: own messages on the right. It fills its box and stays at the newest message
 * unless the reader has scrolled up.
 */
export function ChatLog({ label, messages, lead, newLabel, empty }: ChatLogProps) {
  const { ref, unseen, onScroll, toEnd } = useStickToEnd<HTMLDivElement>(
    messages.length,
    messages.at(-1)?.isMine ?? false,
  );
  return (
    <div className={css.frame}>
      <div
        ref={ref}
        role="log"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        className={css.log}
        onScroll={onScroll}
      >
        {messages.length === 0 ? (
          empty
        ) : (
          <>
            <p className={css.lead}>{lead}</p>
            {messages.map((message) => (
              <Message key={message.id} {...message} />
            ))}
          </>
        )}
      </div>
      {unseen > 0 ? (
        <div className={css.newer}>
          <Button compact onClick={toEnd}>
            {newLabel(unseen)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Message({ isMine, author, time, at, text, lang, note }: ChatMessage) {
  return (
    <div className={isMine ? css.mine : css.desk}>
      <div className={css.meta}>
        <span className={css.author}>{author}</span>
        <time dateTime={at}>{time}</time>
        {note}
      </div>
      <div className={isMine ? css.mineBubble : css.deskBubble} lang={lang}>
        {text}
      </div>
    </div>
  );
}
