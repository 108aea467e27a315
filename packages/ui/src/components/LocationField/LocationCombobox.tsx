import { Autocomplete } from '@base-ui/react/autocomplete';
import { clsx } from 'clsx';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '@perigee/api';
import { profileMessages } from '@perigee/domain/profile';
import { useDebouncedSearch } from '../../hooks/use-debounced-search.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { control } from '../Field/Field.css.ts';
import { Field, useField } from '../Field/Field.tsx';
import { afterIcon, beforeEnd } from '../Field/FieldBox.css.ts';
import { BusyMark, FieldBox } from '../Field/FieldBox.tsx';
import { LocationPin } from './LocationPin.tsx';
import type { LocationFieldProps } from './location-field-props.ts';
import { Suggestions } from './Suggestions.tsx';

interface LocationComboboxProps extends LocationFieldProps {
  delay: number;
  /** The field that this one replaces has the focus. */
  takesFocus: boolean;
}

/** The field with the suggested places for its text. */
export function LocationCombobox({
  label,
  labelHidden,
  help,
  error,
  value,
  onChange,
  onLookUp,
  delay,
  takesFocus,
  id,
  name,
  disabled,
  readOnly,
  required,
  className,
  ref,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: LocationComboboxProps) {
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) input.current?.focus();
  });
  // In a layout effect, because a dialog around it would notice that the replaced field lost the focus, and
  // take it.
  useLayoutEffect(() => takeFocus(), []);
  const { state, latest, ask, cancel } = useDebouncedSearch(onLookUp, delay);

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
  const isShown = isOpen && latest !== undefined && !isChosen && !hasFailed;
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
          // After a press on an item, the item reports its place itself.
          if (reason !== 'item-press') edit(text);
        }}
        open={isShown}
        onOpenChange={setIsOpen}
        onOpenChangeComplete={(open) => {
          // Only after closing: the list would become empty during its fade-out.
          if (!open && isChosen) cancel();
        }}
        disabled={disabled}
        readOnly={readOnly}
        required={required}
      >
        <FieldBox
          start={<LocationPin chosen={isChosen && disabled !== true} />}
          end={isLoading ? <BusyMark /> : undefined}
        >
          <Autocomplete.Input
            autoComplete="off"
            {...rest}
            {...field.control}
            ref={mergeRefs(input, ref)}
            onBlur={(event) => {
              // Places that are found later stay hidden until the field is opened again.
              if (!isShown) setIsOpen(false);
              onBlur?.(event);
            }}
            // The label is hidden from screen readers while the list is open, but still names the field.
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
