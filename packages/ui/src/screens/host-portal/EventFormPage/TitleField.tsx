import { useId, useRef, type ComponentProps } from 'react';
import { control } from '../../../components/Field/Field.css.ts';
import { Field, useField, type FieldOwnProps } from '../../../components/Field/Field.tsx';
import { Counter } from '../../../components/TextArea/Counter.tsx';
import { frame } from '../../../components/TextArea/TextArea.css.ts';
import { useLength } from '../../../components/TextArea/use-length.ts';
import { mergeRefs } from '../../../merge-refs.ts';

interface TitleFieldProps
  extends Omit<ComponentProps<'input'>, 'maxLength'>, Pick<FieldOwnProps, 'label' | 'error'> {
  maxLength: number;
}

/** One line of text with a count of its characters, as a TextArea has it. */
export function TitleField({ label, error, id, maxLength, ref, ...rest }: TitleFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const length = useLength(input);
  const counterId = useId();
  const field = useField({ id, error, describedBy: counterId });
  return (
    <div className={frame}>
      <Field ids={field.ids} label={label} error={error}>
        <input
          {...rest}
          {...field.control}
          ref={mergeRefs(input, ref)}
          maxLength={maxLength}
          className={control}
        />
        <Counter id={counterId} length={length} most={maxLength} />
      </Field>
    </div>
  );
}
