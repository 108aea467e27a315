import type { ReactNode } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { enlarged } from './EnlargedPicture.css.ts';

interface EnlargedPictureProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whose picture it is, and which one. */
  title: string;
  /** The picture. */
  children: ReactNode;
}

/** A picture of an applicant or a member, as large as the window allows. */
export function EnlargedPicture({ open, onOpenChange, title, children }: EnlargedPictureProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} className={enlarged}>
      {children}
    </Dialog>
  );
}
