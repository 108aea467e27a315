/** One of the options of a choice field. */
export interface Choice<Value = string> {
  value: Value;
  label: string;
  /** Is shown, but cannot be chosen. */
  disabled?: boolean;
}

/** The chosen values after a press on one of them: removed if it was chosen, else added. */
export function toggled<Value>(values: readonly Value[], pressed: Value): Value[] {
  return values.includes(pressed)
    ? values.filter((value) => value !== pressed)
    : [...values, pressed];
}
