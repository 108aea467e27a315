/** One of the options that a field chooses among. */
export interface Choice<Value = string> {
  value: Value;
  label: string;
  /** Is shown, but cannot be chosen. */
  disabled?: boolean;
}

/** The chosen values after one of them was pressed: without it when it was there, else with it. */
export function toggled<Value>(values: readonly Value[], pressed: Value): Value[] {
  return values.includes(pressed)
    ? values.filter((value) => value !== pressed)
    : [...values, pressed];
}
