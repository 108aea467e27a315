import { clsx } from 'clsx';
import { useId, type ReactNode, type Ref } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import type { Choice } from '../Field/choice.ts';
import { ChoiceGroup, type ChoiceGroupOwnProps } from '../Field/ChoiceGroup.tsx';
import * as css from './RadioCards.css.ts';

interface RadioCard<Value = string> extends Choice<Value> {
  /** Below the label, in a sentence or two. */
  description?: ReactNode;
  /** At the end of the card, such as a price. */
  trailing?: ReactNode;
  /** A word that highlights the card, such as `Recommended`. */
  badge?: string;
}

export interface RadioCardsProps<
  Value extends string | number = string,
> extends ChoiceGroupOwnProps {
  options: readonly RadioCard<Value>[];
  /** The chosen value; null while there is none. */
  value: Value | null;
  onChange: (value: Value) => void;
  required?: boolean;
  /** The radio that is chosen, or the first. */
  ref?: Ref<HTMLInputElement>;
}

/** One of several cards, each with space for more than its name. */
export function RadioCards<Value extends string | number = string>({
  options,
  value,
  onChange,
  name,
  disabled = false,
  required = false,
  className,
  ref,
  ...rest
}: RadioCardsProps<Value>) {
  const ownName = useId();
  const operated = options.find((option) => option.value === value) ?? options[0];
  return (
    <ChoiceGroup
      {...rest}
      className={clsx(css.cards, className)}
      aria-required={required || undefined}
    >
      {options.map((option) => (
        <Card
          key={option.value}
          {...option}
          name={name ?? ownName}
          checked={option.value === value}
          disabled={disabled || option.disabled === true}
          required={required}
          inputRef={option === operated ? ref : undefined}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </ChoiceGroup>
  );
}

interface CardProps extends RadioCard<string | number> {
  name: string;
  checked: boolean;
  disabled: boolean;
  required: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChoose: () => void;
}

/** The label alone names the radio; the other texts of the card describe it. */
function Card({
  value,
  label,
  description,
  trailing,
  badge,
  inputRef,
  onChoose,
  ...radio
}: CardProps) {
  const id = useId();
  const parts = [
    badge !== undefined && `${id}-badge`,
    description !== undefined && `${id}-description`,
    trailing !== undefined && `${id}-trailing`,
  ];
  return (
    <label className={css.card}>
      <input
        {...radio}
        ref={inputRef}
        type="radio"
        value={value}
        className={css.radio}
        aria-labelledby={`${id}-label`}
        aria-describedby={parts.filter(Boolean).join(' ') || undefined}
        onChange={onChoose}
      />
      <span className={css.body}>
        <span className={css.heading}>
          <span id={`${id}-label`} className={css.label}>
            {label}
          </span>
          {badge !== undefined && (
            <Badge tone="precious" id={`${id}-badge`}>
              {badge}
            </Badge>
          )}
        </span>
        {trailing !== undefined && (
          <span id={`${id}-trailing`} className={css.trailing}>
            {trailing}
          </span>
        )}
        {description !== undefined && (
          <span id={`${id}-description`} className={css.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
