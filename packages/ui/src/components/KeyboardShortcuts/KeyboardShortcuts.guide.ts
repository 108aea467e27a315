import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'On pages where the same few actions are done all day: deciding on applicants, looking after members.',
    'One `ShortcutsProvider` in the layout; a page adds its own with `useShortcuts`, under a heading.',
    'Give `within` to single letters that act on one row or one applicant.',
    'Show the most used ones next to their control with `Keys`, and those of a whole page below it with `KeyHints`.',
  ],
  alternatives: [
    { component: 'CommandPalette', when: 'users look for a page or a member by name' },
    { component: 'Menu', when: 'the actions are rare' },
  ],
  accessibility: [
    'Shortcuts of single characters MUST be listed, and MUST be switched off by one control (WCAG 2.1.4).',
    'They MUST NOT act in a field, in a list that selects by letters, or below a dialog.',
    'Every action MUST have a visible control too: a shortcut is a second way.',
    'The list of all shortcuts MUST open by `?` and by a button.',
  ],
  content: [
    'Label a shortcut with its action, as its control is labelled: `Founding Member`.',
    'Name a group after the part of the page that it acts on: `List`, `Decisions`.',
  ],
};
