import type { ComponentProps, ReactNode } from 'react';

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Called to close: the user canceled, or the action is done. Not called while `onConfirm` is pending. */
  onOpenChange: (open: boolean) => void;
  /** The question: 'Delete user (not reversible)?'. */
  title: string;
  /** The consequence, if the question does not state it. */
  children?: ReactNode;
  /** The label of the confirm button, in the words of the question: 'Delete User'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for irreversible actions. */
  tone?: 'neutral' | 'danger';
  /**
   * Runs the action. The dialog closes when it resolves. On a rejection it stays open and a toast shows the
   * message; it also stays open, without a message, if the promise resolves with false.
   */
  onConfirm: () => Promise<void | false>;
  /** Called after the fade-out, when an earlier failure is reset. */
  onExited?: () => void;
}
