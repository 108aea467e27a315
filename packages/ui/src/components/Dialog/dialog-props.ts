import type { ComponentProps, ReactNode, RefObject } from 'react';

/** The lifecycle of every dialog: its owner opens and closes it, and is told when it has faded out. */
export interface DialogLifecycle {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the fade-out of 450 ms; at once under reduced motion. */
  onExited?: () => void;
}

export interface DialogProps extends DialogLifecycle, Omit<ComponentProps<'div'>, 'title'> {
  /** Called to open or close the dialog. Not called by Escape or the backdrop when not `dismissible`. */
  onOpenChange: (open: boolean) => void;
  /** The name of the dialog. */
  title: string;
  /** A muted line below the title: whom the dialog is about, or what it changes. */
  subtitle?: ReactNode;
  /**
   * For one question, for one with several fields, for a picture beside a form, for a table, which reaches the
   * edges; `picture` for one picture, as large as the window allows.
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'picture';
  /**
   * Shows the title, the subtitle and the close button. Without it, the content has its own heading and its
   * own close control.
   */
  hasHeader?: boolean;
  /** False: Escape and a press on the backdrop do nothing, so the content needs a close control. */
  dismissible?: boolean;
  /**
   * Fills the whole screen of a phone, for content with fields, for which the on-screen keyboard opens;
   * `always` fills every window, with the content in a column in its middle, for a task that takes minutes.
   * The browser's Back calls `onOpenChange` to close it, dismissible or not.
   */
  fill?: boolean | 'always';
  /** The focus starts on the dialog itself: the content moves it, after `onEntered`. */
  holdsFocus?: boolean;
  /** The element that gets the focus after closing, if the previously focused one may be removed. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Called after the opening animation of 320 ms; at once under reduced motion. */
  onEntered?: () => void;
  children: ReactNode;
}
