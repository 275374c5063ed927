import { useState } from 'react';
import { Counter, countCharacters } from './Counter';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField';
import { end } from './CounterTextArea.css';

export type CounterTextAreaProps = Omit<TextAreaFieldProps, 'maxLength' | 'value'> & {
  /**
   * The most characters. More can be typed, so that no pasted text is lost, and the counter says
   * so.
   */
  most: number;
  sayLeft: (left: number) => string;
};

/** Several lines of text with a live count. Uncontrolled. */
export function CounterTextArea({ most, sayLeft, onChange, ...rest }: CounterTextAreaProps) {
  const [count, setCount] = useState(() => countCharacters(String(rest.defaultValue ?? '')));
  return (
    <div>
      <TextAreaField
        {...rest}
        onChange={(event) => {
          setCount(countCharacters(event.currentTarget.value));
          onChange?.(event);
        }}
      />
      <div className={end}>
        <Counter count={count} most={most} say={sayLeft} />
      </div>
    </div>
  );
}
