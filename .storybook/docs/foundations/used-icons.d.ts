declare module 'virtual:used-icons' {
  import type { LucideIcon } from 'lucide-react';

  /** Every icon that the product imports, with the files that render it. */
  export const icons: readonly { name: string; Icon: LucideIcon; files: readonly string[] }[];
}
