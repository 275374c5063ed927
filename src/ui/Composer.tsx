import { useRef, useState, type KeyboardEvent } from 'react';
import * as css from './ChatLog.css';
import { Counter, countCharacters } from './Counter';
import { box } from './Field.css';
import { IconButton } from './IconButton';
import { Send } from './icons';

export type ComposerProps = {
  label: string;
  placeholder?: string;
  sendLabel: string;
  /** Called with the text, trimmed and not empty; then the field is cleared. */
  onSend: (text: string) => void;
  most: number;
  sayLeft: (left: number) => string;
  /** Sending is not possible at the moment: the person can go on writing. */
  disabled?: boolean;
};

/** The field for a message: up to four lines, Enter sends, Shift and Enter begin a new line. */
export function Composer({
  label,
  placeholder,
  sendLabel,
  onSend,
  most,
  sayLeft,
  disabled = false,
}: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(0);
  const follow = () => {
    const area = field.current;
    if (!area) return;
    setCount(countCharacters(area.value));
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  };
  const isBlocked = disabled || count > most;
  const send = () => {
    const text = field.current?.value.trim();
    if (!field.current || !text || isBlocked) return;
    field.current.value = '';
    follow();
    field.current.focus();
    onSend(text);
  };
  const key = (event: KeyboardEvent) => {
    // An Enter that ends a word of an input method does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={css.composer}>
      <div className={css.line}>
        <div className={`${box} ${css.grow}`}>
          <textarea
            ref={field}
            rows={1}
            name="message"
            autoComplete="off"
            enterKeyHint="send"
            aria-label={label}
            placeholder={placeholder}
            className={css.writing}
            onInput={follow}
            onKeyDown={key}
          />
        </div>
        <IconButton
          tone="outline"
          aria-label={sendLabel}
          icon={<Send size={20} />}
          disabled={isBlocked || count === 0}
          onClick={send}
        />
      </div>
      <div className={css.count}>
        <Counter count={count} most={most} say={sayLeft} />
      </div>
    </div>
  );
}
