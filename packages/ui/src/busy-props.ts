import type { ComponentProps, MouseEvent } from 'react';

const whileBusy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/**
 * The props of a button whose action may be pending. While it is pending, the button keeps its name and the
 * focus, which `disabled` would remove; a press reaches neither its handler nor its form.
 */
export function busyProps<Props extends ComponentProps<'button'>>(busy: boolean, props: Props) {
  return busy ? { ...props, ...whileBusy } : props;
}
