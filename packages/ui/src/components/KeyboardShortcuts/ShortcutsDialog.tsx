import { DescriptionList, Description } from '../DescriptionList/DescriptionList.tsx';
import { Dialog, type DialogLifecycle } from '../Dialog/Dialog.tsx';
import { Section } from '../Section/Section.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Keys } from './Keys.tsx';
import type { ShortcutGroup } from './shortcut.ts';

export interface ShortcutsDialogProps extends DialogLifecycle {
  groups: readonly ShortcutGroup[];
  characterKeys: boolean;
  onCharacterKeysChange: (areOn: boolean) => void;
}

/** All shortcuts of the page, by group, and the switch of those that are single characters. */
export function ShortcutsDialog({
  groups,
  characterKeys,
  onCharacterKeysChange,
  ...dialog
}: ShortcutsDialogProps) {
  const names = [...new Set(groups.map(({ name }) => name))];
  return (
    <Dialog {...dialog} title="Keys">
      <Stack gap={6}>
        <Switch
          label="Single keys (without Ctrl)"
          checked={characterKeys}
          onChange={({ target }) => onCharacterKeysChange(target.checked)}
        />
        {names.map((name) => (
          <Section key={name} title={name} level={3} size="md" gap={2}>
            <DescriptionList>
              {groups
                .filter((group) => group.name === name)
                .flatMap(({ shortcuts }) => shortcuts)
                .map(({ keys, label }) => (
                  <Description key={keys} term={label}>
                    <Keys keys={keys} />
                  </Description>
                ))}
            </DescriptionList>
          </Section>
        ))}
      </Stack>
    </Dialog>
  );
}
