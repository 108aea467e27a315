import { useId, type ComponentProps, type ReactNode } from 'react';
import { control, label as labelClass } from '../Field/Field.css.ts';
import { describedBy, FieldNotes } from '../Field/FieldNotes.tsx';
import { afterPrefix, box, prefixMark } from './TextField.css.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  label: string;
  /** Stays under the field. */
  help?: ReactNode;
  /** What is wrong with what was typed. Said aloud when it appears. */
  error?: string;
  /** A mark before the text that is no part of the value, such as '@'. */
  prefix?: string;
}

/** One line of text with its label, help and error. Ref and props are those of the input. */
export function TextField({
  label,
  help,
  error,
  prefix,
  id,
  type = 'text',
  className,
  'aria-describedby': alsoDescribedBy,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const notes = { helpId: `${inputId}-help`, errorId: `${inputId}-error` };
  const classes = [control, prefix !== undefined && afterPrefix, className].filter(Boolean);
  return (
    <div>
      <label className={labelClass} htmlFor={inputId}>
        {label}
      </label>
      <div className={box}>
        {prefix !== undefined && (
          <span className={prefixMark} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...rest}
          {...describedBy(notes, { help, error }, alsoDescribedBy)}
          id={inputId}
          type={type}
          className={classes.join(' ')}
        />
      </div>
      <FieldNotes {...notes} help={help} error={error} />
    </div>
  );
}
