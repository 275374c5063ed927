import type { DragEvent, Ref } from 'react';
import { Field, type FieldWords } from './Field';
import * as css from './FileField.css';
import { ImagePlus } from './icons';

export type FileFieldProps = FieldWords & {
  name: string;
  /** The text of the drop zone. */
  invitation: string;
  accept: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  ref?: Ref<HTMLInputElement>;
};

/** Files by click, keyboard or drop; the same file can be chosen again. */
export function FileField({
  label,
  hint,
  error,
  required,
  name,
  invitation,
  accept,
  multiple = false,
  onFiles,
  ref,
}: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null} required={required ?? false}>
      {(wiring) => (
        <div
          className={css.zone}
          onDragEnter={markOver}
          onDragOver={markOver}
          onDragLeave={markAway}
          onDrop={markAway}
        >
          <ImagePlus size={24} aria-hidden="true" />
          <span>{invitation}</span>
          <input
            {...wiring}
            ref={ref}
            type="file"
            name={name}
            accept={accept}
            multiple={multiple}
            className={css.input}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              currentTarget.value = '';
              if (files.length > 0) onFiles(files);
            }}
          />
        </div>
      )}
    </Field>
  );
}

const markOver = ({ currentTarget }: DragEvent<HTMLElement>) => {
  currentTarget.dataset['over'] = '';
};
const markAway = ({ currentTarget }: DragEvent<HTMLElement>) => {
  delete currentTarget.dataset['over'];
};
