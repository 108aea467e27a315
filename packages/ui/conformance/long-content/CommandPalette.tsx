import { CommandPanel } from '../../src/components/CommandPalette/CommandPanel.tsx';

const nothing = () => undefined;

const commands = [
  {
    id: 'waitlist',
    label: 'The waitlist, with all of its applicants and the decisions on them',
    detail: '1001',
    keys: 'g w',
    imageUrl: null,
    onSelect: nothing,
  },
];

export default function LongCommandPalette() {
  return (
    <CommandPanel
      open
      onOpenChange={nothing}
      label="Go to a page or a member"
      groups={[{ name: 'Pages for administrators', commands }]}
    />
  );
}
