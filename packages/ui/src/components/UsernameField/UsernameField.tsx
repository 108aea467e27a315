import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, type ComponentProps } from 'react';
import { fieldMessages, limits } from '@perigee/domain';
import { usernameFrom } from '@perigee/domain/profile';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { control } from '../Field/Field.css.ts';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { afterLetter, beforeEnd } from '../Field/FieldBox.css.ts';
import { BusyMark, FieldBox } from '../Field/FieldBox.tsx';
import { useUsernameCheck, type UsernameState } from './use-username-check.ts';
import { validMark } from './UsernameField.css.ts';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'>;

export interface UsernameFieldProps extends InputProps, FieldOwnProps {
  /** Without the @. */
  value: string;
  onChange: (username: string) => void;
  /** Whether the username is available. Aborted when the user edits the username meanwhile. */
  onCheck: (username: string, signal: AbortSignal) => Promise<boolean>;
  /** The user's current username, which the user may keep. */
  currentUsername?: string;
  /** Called whenever the state changes: a wizard continues only if it is `valid`. */
  onStateChange?: (state: UsernameState) => void;
  /** Milliseconds without typing before the username is checked. */
  delay?: number;
}

/** A username that is checked during typing. Ref and props are those of the input. */
export function UsernameField({
  label,
  labelHidden,
  help,
  error,
  value,
  onChange,
  onCheck,
  currentUsername,
  onStateChange,
  delay = limits.usernameCheckDelayMs,
  id,
  className,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: UsernameFieldProps) {
  const { state, problem, retry } = useUsernameCheck(value, currentUsername, onCheck, delay);
  const tellState = useEffectEvent((next: UsernameState) => onStateChange?.(next));
  // Before the paint: Enter at the first sight of 'Username available' counts.
  useLayoutEffect(() => tellState(state), [state]);

  const shownError = error ?? problem;
  const field = useField({ id, help, error: shownError, describedBy });
  return (
    <Field ids={field.ids} label={label} labelHidden={labelHidden} help={help} error={shownError}>
      <FieldBox
        start="@"
        end={<StateMark state={error === undefined ? state : 'invalid'} />}
        dir="ltr"
      >
        <input
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={limits.usernameLength.max}
          {...rest}
          {...field.control}
          type="text"
          aria-busy={state === 'loading' || undefined}
          className={clsx(control, afterLetter, beforeEnd, className)}
          value={value}
          onChange={(event) => onChange(usernameFrom(event.target.value))}
          onBlur={(event) => {
            retry();
            onBlur?.(event);
          }}
        />
      </FieldBox>
    </Field>
  );
}

/** The error is below the field; this shows and announces the other states. */
function StateMark({ state }: { state: UsernameState }) {
  return (
    <>
      {state === 'loading' && <BusyMark />}
      {state === 'valid' && (
        <Check size={20} strokeWidth={1.5} aria-hidden="true" className={validMark} />
      )}
      <output className={visuallyHidden}>
        {state === 'loading' && fieldMessages.username.checking}
        {state === 'valid' && fieldMessages.username.available}
      </output>
    </>
  );
}
