import { ShortcutsDialog } from '../../src/components/KeyboardShortcuts/ShortcutsDialog.tsx';

const nothing = () => undefined;

const shortcuts = [
  {
    keys: '$mod+Enter',
    label: 'Save the decisions of all applicants that are ticked',
    onPress: nothing,
  },
  { keys: 'g w', label: 'The waitlist, with all of its applicants', onPress: nothing },
];

export default function LongKeyboardShortcuts() {
  return (
    <ShortcutsDialog
      open
      onOpenChange={nothing}
      groups={[{ name: 'Everywhere on the pages of administrators', shortcuts }]}
      characterKeys
      onCharacterKeysChange={nothing}
    />
  );
}
