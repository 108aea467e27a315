import { ChevronDown } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { HeaderAccount } from './header-entry.ts';

/** What stands on the account button, also while the menu behind it is on its way. */
export function AccountPicture({ name, imageUrl }: HeaderAccount) {
  return (
    <>
      <Avatar decorative name={name} src={imageUrl} />
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
    </>
  );
}
