import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { control } from '../../../components/Field/Field.css.ts';
import { Field, useField, type FieldOwnProps } from '../../../components/Field/Field.tsx';
import { afterLetter, beforeEnd } from '../../../components/Field/FieldBox.css.ts';
import { FieldBox } from '../../../components/Field/FieldBox.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { locked } from './EventFormPage.css.ts';

interface LockedFieldProps extends Pick<FieldOwnProps, 'label' | 'help'> {
  value: string;
  prefix?: string;
}

/** A value that the user reads but cannot change. It takes the focus, so that its help is read too. */
export function LockedField({ label, help, value, prefix }: LockedFieldProps) {
  const field = useField({ help });
  return (
    <Field ids={field.ids} label={label} help={help}>
      <FieldBox start={prefix} end={<Icon icon={Lock} size="sm" tone="muted" />}>
        <input
          {...field.control}
          readOnly
          value={value}
          className={clsx(control, beforeEnd, prefix !== undefined && afterLetter, locked)}
        />
      </FieldBox>
    </Field>
  );
}
