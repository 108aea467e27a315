import { Autocomplete } from '@base-ui/react/autocomplete';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import type { Place } from '@perigee/api';
import { limits, profileMessages } from '@perigee/domain';
import { useLookUp } from '../../hooks/use-look-up.ts';
import { control } from '../Field/Field.css.ts';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { afterIcon, beforeEnd } from '../Field/FieldBox.css.ts';
import { BusyMark, FieldBox } from '../Field/FieldBox.tsx';
import type { LocationValue } from './location-value.ts';
import { chosenPin } from './LocationField.css.ts';
import { Suggestions } from './Suggestions.tsx';

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'style'
>;

export interface LocationFieldProps extends InputProps, FieldOwnProps {
  value: LocationValue;
  onChange: (value: LocationValue) => void;
  /** Finds places by a part of their name or address. Aborted when the text is edited meanwhile. */
  onLookUp: (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
  /** Milliseconds that a text rests before it is looked up. */
  delay?: number;
}

/**
 * A place, chosen among those that a text suggests. Only a chosen place has coordinates: an edit
 * drops them. Ref and props are those of the input. Source: member §5, events §7.
 */
export function LocationField({
  label,
  labelHidden,
  help,
  error,
  value,
  onChange,
  onLookUp,
  delay = limits.locationLookupDelayMs,
  id,
  name,
  disabled,
  readOnly,
  required,
  className,
  'aria-describedby': describedBy,
  ...rest
}: LocationFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { state, latest, ask, cancel } = useLookUp(onLookUp, delay);

  function edit(text: string) {
    onChange({ text, place: null });
    const question = text.trim();
    if (question === '') cancel();
    else ask(question);
  }

  const isChosen = value.place !== null;
  const isLoading = state.status === 'loading' && !isChosen;
  const hasFailed = state.status === 'failed' && !isChosen;
  const shownError = error ?? (hasFailed ? profileMessages.locationLookupFailed : undefined);
  const field = useField({ id, help, error: shownError, describedBy });
  return (
    <Field ids={field.ids} label={label} labelHidden={labelHidden} help={help} error={shownError}>
      <Autocomplete.Root
        id={field.control.id}
        name={name}
        items={latest ?? []}
        itemToStringValue={({ location }: Place) => location}
        filter={null}
        value={value.text}
        onValueChange={(text, { reason }) => {
          // Where an item was pressed, it says itself which place it is.
          if (reason !== 'item-press') edit(text);
        }}
        open={isOpen && latest !== undefined && !isChosen && !hasFailed}
        onOpenChange={setIsOpen}
        onOpenChangeComplete={(open) => {
          // Not before: the list would empty while it fades.
          if (!open && isChosen) cancel();
        }}
        disabled={disabled}
        readOnly={readOnly}
        required={required}
      >
        <FieldBox
          start={
            <MapPin
              className={clsx(isChosen && !disabled && chosenPin)}
              size={20}
              strokeWidth={1.5}
            />
          }
          end={isLoading ? <BusyMark /> : undefined}
        >
          <Autocomplete.Input
            autoComplete="off"
            {...rest}
            {...field.control}
            // The label is hidden from screen readers while the list is open, and is the name still.
            aria-labelledby={field.ids.labelId}
            aria-busy={isLoading || undefined}
            className={clsx(control, afterIcon, beforeEnd, className)}
          />
        </FieldBox>
        <Suggestions
          label={label}
          places={latest}
          onChoose={(place) => onChange({ text: place.location, place })}
        />
      </Autocomplete.Root>
    </Field>
  );
}
