import type { ComponentProps, ReactNode, RefObject } from 'react';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Asked to open or close. Not called by Escape or the backdrop when not `dismissible`. */
  onOpenChange: (open: boolean) => void;
  /** What the dialog is called. */
  title: string;
  /** Shows title and close button. Without, the content brings its own heading and its way out. */
  hasHeader?: boolean;
  /** False: Escape and a press on the backdrop do nothing, so the content needs a way out. */
  dismissible?: boolean;
  /**
   * Takes the whole screen of a phone, for content with fields, where a keyboard comes up. The
   * browser's Back asks it to close, dismissible or not.
   */
  fill?: boolean;
  /** The focus waits on the dialog itself: the content places it, after `onEntered`. */
  holdsFocus?: boolean;
  /** Where the focus goes when it has closed, if what had it before may be gone. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Has come in, 320 ms after opening; at once under reduced motion. */
  onEntered?: () => void;
  /** Has faded out, 450 ms after closing; at once under reduced motion. */
  onExited?: () => void;
  children: ReactNode;
}
