import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useImperativeHandle, useRef, type ComponentProps } from 'react';
import { useDebouncedSearch } from '../../hooks/use-debounced-search.ts';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { BusyMark, FieldBox } from '../Field/FieldBox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { inputs, smallClear } from './SearchField.css.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size'
>;

export interface SearchFieldProps extends InputProps, FieldOwnProps {
  value: string;
  onChange: (text: string) => void;
  /** Searches for the trimmed text: on Enter, and at once when cleared. */
  onSearch?: (text: string) => void;
  /** Also searches after this many milliseconds without typing. Without it, only Enter searches. */
  delay?: number;
  /** Results are loading. */
  busy?: boolean;
  size?: 'small' | 'medium';
}

/** A search field. Enter searches, Escape and the button clear. Ref and props are the input's. */
export function SearchField({
  label,
  labelHidden,
  help,
  error,
  value,
  onChange,
  onSearch,
  delay,
  busy = false,
  size = 'medium',
  id,
  ref,
  className,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: SearchFieldProps) {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLInputElement);
  const field = useField({ id, help, error, describedBy });
  const { ask, askNow } = useDebouncedSearch((text: string) => onSearch?.(text.trim()), delay ?? 0);
  const canClear = value !== '' && rest.disabled !== true && rest.readOnly !== true;

  function edit(text: string) {
    onChange(text);
    if (delay !== undefined) ask(text);
  }

  function clear() {
    onChange('');
    askNow('');
    element.current?.focus();
  }

  return (
    <Field ids={field.ids} label={label} labelHidden={labelHidden} help={help} error={error}>
      <FieldBox
        start={busy ? <BusyMark /> : <Search size={20} strokeWidth={1.5} />}
        end={
          canClear ? (
            <IconButton
              label="Clear search"
              icon={X}
              variant="quiet"
              className={clsx(size === 'small' && smallClear)}
              onClick={clear}
            />
          ) : undefined
        }
      >
        <input
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          {...rest}
          {...field.control}
          ref={element}
          type="search"
          aria-busy={busy || undefined}
          className={clsx(inputs[size], className)}
          value={value}
          onChange={(event) => edit(event.target.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key === 'Enter') askNow(value);
            if (event.key !== 'Escape' || !canClear) return;
            // Once the field is clear, the next Escape is for the dialog around it.
            event.preventDefault();
            event.stopPropagation();
            clear();
          }}
        />
      </FieldBox>
    </Field>
  );
}
