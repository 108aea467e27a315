import type { ComponentProps, ReactNode } from 'react';

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Asked to close: canceled, or done. Not called while `onConfirm` is under way. */
  onOpenChange: (open: boolean) => void;
  /** The question: 'Delete user (not reversible)?'. */
  title: string;
  /** What follows from it, where the question does not say it. */
  children?: ReactNode;
  /** The answer that does it, in the words of the question: 'Delete User'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be taken back. */
  tone?: 'neutral' | 'danger';
  /**
   * Does it. The dialog closes when it is done. It stays open where it rejects, whose message is a
   * toast, and without a word where it resolves with false.
   */
  onConfirm: () => Promise<void | false>;
  /** Has faded out, and forgotten a failure. */
  onExited?: () => void;
}
