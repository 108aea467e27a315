import { optionMessages } from '@perigee/domain/questionnaire';
import { clsx } from 'clsx';
import { Suspense, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import type { Choice } from '../Field/choice.ts';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { chosen as chosenClass, nothingChosen, triggerOf } from './Select.css.ts';
import { SelectFormControl } from './SelectFormControl.tsx';
import { useTypeahead } from './typeahead.ts';

const importList = () => import('./SelectList.tsx');

/** Ten times as much code as the field, so it is loaded when the pointer or the focus enters the field. */
const SelectList = lazyWithPreload(async () => (await importList()).SelectList);

export interface SelectProps<Value extends string | number = string>
  extends
    Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'type' | 'children'>,
    FieldOwnProps {
  options: readonly Choice<Value>[];
  /** The chosen value; null while there is none. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** The text of the field while nothing is chosen. */
  placeholder?: string;
  /** `small` for dense tables: 36 px, and 44 on touch devices. */
  size?: 'small' | 'medium';
  /** The name under which a form submits the value. */
  name?: string;
  /**
   * If the user leaves the field without a choice, it shows the browser's message; the browser blocks the
   * submission of a form without a choice.
   */
  required?: boolean;
}

/**
 * One of several options, from a list that opens. Ref and props are those of the button that shows the
 * choice. The list is rendered when it is opened: a table may contain a hundred of these.
 */
export function Select<Value extends string | number = string>({
  label,
  labelHidden,
  help,
  error,
  options,
  value,
  onChange,
  placeholder = optionMessages.selectOne,
  size = 'medium',
  name,
  required = false,
  disabled = false,
  id,
  className,
  onClick,
  onKeyDown,
  onBlur,
  onFocus,
  onPointerEnter,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps<Value>) {
  const [popup, setPopup] = useState<{ anchor: HTMLElement; open: boolean } | null>(null);
  const [missing, setMissing] = useState<string>();
  const native = useRef<HTMLSelectElement>(null);
  const { findTyped, endWord } = useTypeahead();
  /** The option that was typed before the open list got the focus, which goes there. -1 if none was. */
  const typedFirst = useRef(-1);
  const position = options.findIndex((option) => option.value === value);
  const chosen = options[position];
  const problem = error ?? (chosen === undefined ? missing : undefined);
  const { ids, control } = useField({ id, help, error: problem, describedBy });
  const listId = `${ids.controlId}-list`;
  const isOpen = popup?.open === true;

  const takeTyped = () => {
    const index = typedFirst.current;
    typedFirst.current = -1;
    return index;
  };

  const openList = (anchor: HTMLElement) => {
    if (!isOpen) takeTyped();
    setPopup({ anchor, open: true });
  };

  /** Letters choose in the closed field, and move in the open list; a word may begin in one and end in the other. */
  const onType = (event: KeyboardEvent, focused: number, move: (index: number) => void) => {
    const index = findTyped(event, options, isOpen ? focused : position);
    if (index === null) return;
    event.preventDefault();
    const found = options[index];
    if (found === undefined) return;
    if (isOpen) move(index);
    else if (found !== chosen) onChange(found.value);
  };

  return (
    <Field ids={ids} label={label} labelHidden={labelHidden} help={help} error={problem}>
      <button
        {...rest}
        {...control}
        type="button"
        // A native select cannot be styled like this, and its list not at all.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        className={clsx(triggerOf[size], className)}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-required={required || undefined}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          SelectList.preload().catch(() => undefined);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          SelectList.preload().catch(() => undefined);
        }}
        onClick={(event) => {
          onClick?.(event);
          openList(event.currentTarget);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            openList(event.currentTarget);
            return;
          }
          onType(event, typedFirst.current === -1 ? position : typedFirst.current, (index) => {
            typedFirst.current = index;
          });
        }}
        onBlur={(event) => {
          // While the list is open, it has the focus and returns it.
          if (isOpen) return;
          setMissing(native.current?.validationMessage);
          onBlur?.(event);
        }}
      >
        <span className={chosen === undefined ? nothingChosen : chosenClass}>
          {chosen?.label ?? placeholder}
        </span>
      </button>
      {(name !== undefined || required) && (
        <SelectFormControl
          ref={native}
          name={name}
          value={chosen === undefined ? '' : String(chosen.value)}
          required={required}
          disabled={disabled}
          onMissing={setMissing}
          onFocus={() => document.getElementById(ids.controlId)?.focus()}
        />
      )}
      {popup !== null && (
        <Suspense>
          <SelectList
            {...popup}
            id={listId}
            labelledBy={ids.labelId}
            options={options}
            value={value}
            size={size}
            takeTyped={takeTyped}
            onType={onType}
            onChoose={(next) => {
              const choice = options.find((option) => option.value === next);
              if (choice !== undefined) onChange(choice.value);
            }}
            onClose={() => {
              endWord();
              setPopup({ ...popup, open: false });
            }}
            onClosed={() => setPopup(null)}
          />
        </Suspense>
      )}
    </Field>
  );
}
