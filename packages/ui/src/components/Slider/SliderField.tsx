import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Slider as BaseSlider } from '@base-ui/react/slider';
import { Fragment, type ComponentProps, type Ref } from 'react';
import { mergeRefs } from '../../merge-refs.ts';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { hasText } from '../Field/has-text.ts';
import { useTextDirection } from '../Field/use-text-direction.ts';
import { control, range, restingThumb, thumb, track, valueText } from './SliderField.css.ts';

/** The common props of Slider and RangeSlider. */
export interface SliderOwnProps
  extends
    FieldOwnProps,
    Omit<ComponentProps<'div'>, 'onChange' | 'onBlur' | 'children' | 'ref' | 'defaultValue'> {
  min: number;
  max: number;
  /** The distance from one value to the next. */
  step?: number;
  /** Formats a value, on the screen and for screen readers: '50 mi' for 50. */
  format?: (value: number) => string;
  /** The value is visible elsewhere, such as in large figures above. */
  valueHidden?: boolean;
  onBlur?: () => void;
  disabled?: boolean;
  /** The name of its values in a native form. */
  name?: string;
}

interface SliderFieldProps extends SliderOwnProps {
  values: readonly number[];
  unanswered?: boolean;
  /** `moved` is the index of the moved thumb. */
  onChange: (values: readonly number[], moved: number) => void;
  /** The label of each thumb. Without it, the only thumb has the label of the field. */
  thumbLabels?: readonly string[];
  /** The input of the first thumb. */
  ref?: Ref<HTMLInputElement>;
}

/** PageUp and PageDown cross the track in about ten steps. */
const largeStepOf = (min: number, max: number, step: number) =>
  Math.max(step, Math.round((max - min) / 10 / step) * step);

/** A track with one or several thumbs, and their values as text below. */
export function SliderField({
  label,
  labelHidden,
  help,
  error,
  values,
  unanswered = false,
  onChange,
  onBlur,
  thumbLabels,
  min,
  max,
  step = 1,
  format = String,
  valueHidden = false,
  disabled,
  name,
  id,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: SliderFieldProps) {
  const { ids, control: described } = useField({ id, help, error, describedBy });
  const { direction, ref: directionRef } = useTextDirection();
  /** Base UI passes `aria-invalid` to the inputs only with its own Field, which is five kilobytes. */
  const markInvalid = (input: HTMLInputElement | null) => {
    if (hasText(error)) input?.setAttribute('aria-invalid', 'true');
    else input?.removeAttribute('aria-invalid');
  };
  return (
    <Field
      ids={ids}
      labels="group"
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error}
    >
      <DirectionProvider direction={direction}>
        <div ref={directionRef}>
          <BaseSlider.Root
            {...rest}
            value={values}
            onValueChange={(next, { activeThumbIndex }) => onChange(next, activeThumbIndex)}
            min={min}
            max={max}
            step={step}
            largeStep={largeStepOf(min, max, step)}
            disabled={disabled}
            name={name}
            thumbAlignment="edge-client-only"
            thumbCollisionBehavior="none"
            aria-labelledby={thumbLabels && ids.labelId}
          >
            <BaseSlider.Control className={control}>
              <BaseSlider.Track className={track}>
                {!unanswered && <BaseSlider.Indicator className={range} />}
                {values.map((_, index) => (
                  <BaseSlider.Thumb
                    // A thumb has no identity except its index.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={index}
                    index={index}
                    className={unanswered ? restingThumb : thumb}
                    inputRef={(input) =>
                      mergeRefs(markInvalid, index === 0 ? ref : undefined)(input)
                    }
                    aria-label={thumbLabels?.[index]}
                    aria-labelledby={thumbLabels ? undefined : ids.labelId}
                    aria-describedby={described['aria-describedby']}
                    getAriaValueText={(_formatted, value) => format(value)}
                    onBlur={onBlur}
                  />
                ))}
              </BaseSlider.Track>
            </BaseSlider.Control>
          </BaseSlider.Root>
        </div>
      </DirectionProvider>
      {!valueHidden && (
        <p className={valueText}>
          {values.map((value, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={index}>
              {index > 0 && ' - '}
              <bdi>{format(value)}</bdi>
            </Fragment>
          ))}
        </p>
      )}
    </Field>
  );
}
