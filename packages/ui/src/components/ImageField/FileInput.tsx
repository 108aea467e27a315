import { IMAGE_TYPES } from '@perigee/domain/profile';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { fileInput } from './FileInput.css.ts';

export interface FileInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'accept' | 'multiple' | 'defaultValue' | 'onChange' | 'width' | 'height'
> {
  /** A picture is uploading: the user cannot choose another, and the focus stays. */
  busy: boolean;
  onFile: (file: File) => Promise<void>;
}

/**
 * An invisible file input over the element that shows it, so that keys, presses and dropped files need no
 * code.
 */
export function FileInput({ busy, onFile, className, onClick, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      className={clsx(fileInput, className)}
      type="file"
      accept={IMAGE_TYPES.join(',')}
      aria-busy={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file !== undefined && !busy) void onFile(file);
        // Reset, so that the user can choose the same file again.
        target.value = '';
      }}
    />
  );
}
