import { clsx } from 'clsx';
import { Dialog, type DialogProps } from '../../components/Dialog/Dialog.tsx';
import { tableDialog } from './TableDialog.css.ts';

/** A wide dialog with a table to its edges; the table takes the class `edgeTable`. */
export function TableDialog({ className, ...rest }: Omit<DialogProps, 'size'>) {
  return <Dialog {...rest} size="xl" className={clsx(tableDialog, className)} />;
}
