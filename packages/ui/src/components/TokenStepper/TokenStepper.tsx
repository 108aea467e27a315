import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { limits } from '@perigee/domain';
import { mostLikePoints } from '@perigee/domain/likes';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { count, step, stepper } from './TokenStepper.css.ts';

type GroupProps = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'>;

export interface TokenStepperProps extends GroupProps, FieldOwnProps {
  /** The number of tokens in the like. */
  value: number;
  onChange: (tokens: number) => void;
  /** The member's tokens: the maximum that can be sent. */
  tokens: number;
  /** The member has fewer tokens than the minimum. */
  disabled?: boolean;
}

/**
 * The number of tokens in a like, in steps: fewer, the count, more. Ref and props are those of the fieldset.
 * Source: member §2 (like-request dialog), §4.
 */
export function TokenStepper({
  label,
  labelHidden,
  help,
  error,
  value,
  onChange,
  tokens,
  disabled,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TokenStepperProps) {
  const field = useField({ id, help, error, describedBy });
  const { min, step: size } = limits.likePoints;
  return (
    <Field
      ids={field.ids}
      labels="group"
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error}
    >
      <fieldset
        {...rest}
        id={field.control.id}
        aria-labelledby={field.ids.labelId}
        aria-describedby={field.control['aria-describedby']}
        disabled={disabled}
        className={clsx(stepper, className)}
      >
        <StepButton
          label="Fewer tokens"
          icon={Minus}
          isAtEnd={value <= min}
          onClick={() => onChange(Math.max(min, value - size))}
        />
        <output className={count}>{value}</output>
        <StepButton
          label="More tokens"
          icon={Plus}
          isAtEnd={value + size > mostLikePoints(tokens)}
          onClick={() => onChange(value + size)}
        />
      </fieldset>
    </Field>
  );
}

interface StepButtonProps extends IconButtonProps {
  /** The limit is reached. The button keeps the focus, so that keyboard users do not lose their position. */
  isAtEnd: boolean;
  onClick: () => void;
}

function StepButton({ isAtEnd, onClick, ...rest }: StepButtonProps) {
  return (
    <IconButton
      {...rest}
      variant="quiet"
      className={step}
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) onClick();
      }}
    />
  );
}
