import { Button } from '../../src/components/Button/Button.tsx';
import { Menu, type MenuEntry } from '../../src/components/Menu/Menu.tsx';

const entries: readonly MenuEntry[] = [
  { label: 'An invitation to a supper by the lake that goes on for long', href: '/a', badge: '12' },
  { label: 'Donaudampfschifffahrtsgesellschaftskapitän', href: '/b', badge: '1' },
  ...Array.from({ length: 24 }, (_, index) => ({ label: `Entry ${index + 1}`, href: '/c' })),
];

export default function LongMenu() {
  return (
    <Menu defaultOpen trigger={<Button variant="outline">Account</Button>} entries={entries} />
  );
}
