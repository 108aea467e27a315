import { ChevronDown } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { HeaderAccount } from './header-entry.ts';

/** The content of the account button, also while the code of its menu is loading. */
export function AccountPicture({ name, imageUrl }: HeaderAccount) {
  return (
    <>
      <Avatar decorative name={name} src={imageUrl} />
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
    </>
  );
}
