import { clsx } from 'clsx';
import { useId, useImperativeHandle, useRef, useState, type ComponentProps } from 'react';
import { fieldMessages } from '@perigee/domain';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { Counter } from './Counter.tsx';
import { frame, textArea } from './TextArea.css.ts';
import { useLength } from './use-length.ts';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldOwnProps {
  /** The minimum number of characters. Shown below the field while there are fewer. */
  minLength?: number;
  /** The maximum number of characters: the user cannot type more. */
  maxLength?: number;
  /** Shows the number of characters relative to `maxLength`. */
  counter?: boolean;
}

/**
 * Several lines of text, which grow with the content. Ref and props are those of the textarea. A minimum that
 * is not reached is a note at first, and an error after the field lost the focus with fewer characters.
 */
export function TextArea({
  label,
  labelHidden,
  help,
  error,
  minLength = 0,
  maxLength,
  counter = false,
  id,
  ref,
  className,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement);

  const length = useLength(element);
  const [wasLeft, setWasLeft] = useState(false);
  const minimum = length < minLength ? fieldMessages.text.tooShort(minLength) : undefined;
  const isMinimumMissed = wasLeft && length > 0;
  const problem = error ?? (isMinimumMissed ? minimum : undefined);
  const note = problem === minimum ? undefined : minimum;
  const notes = note === undefined || help === undefined ? (help ?? note) : [help, ' ', note];

  const counterId = useId();
  const isCounted = counter && maxLength !== undefined;
  const field = useField({
    id,
    help: notes,
    error: problem,
    describedBy: clsx(isCounted && counterId, describedBy),
  });
  return (
    <div className={frame}>
      <Field ids={field.ids} label={label} labelHidden={labelHidden} help={notes} error={problem}>
        <textarea
          {...rest}
          {...field.control}
          ref={element}
          maxLength={maxLength}
          className={clsx(textArea, className)}
          onBlur={(event) => {
            setWasLeft(true);
            onBlur?.(event);
          }}
        />
        {isCounted && <Counter id={counterId} length={length} most={maxLength} />}
      </Field>
    </div>
  );
}
