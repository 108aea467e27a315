import { Autocomplete } from '@base-ui/react/autocomplete';
import { messages } from '@perigee/domain';
import { optionMessages } from '@perigee/domain/questionnaire';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useDebouncedSearch } from '../../hooks/use-debounced-search.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Dialog, type DialogLifecycle } from '../Dialog/Dialog.tsx';
import { control } from '../Field/Field.css.ts';
import { afterIcon, beforeEnd } from '../Field/FieldBox.css.ts';
import { BusyMark, FieldBox } from '../Field/FieldBox.tsx';
import { Keys } from '../KeyboardShortcuts/Keys.tsx';
import { Text } from '../Text/Text.tsx';
import type { Command, CommandGroup } from './command.ts';
import {
  command as commandClass,
  commandLabel,
  groupName,
  list,
  nothing,
  palette,
} from './CommandPalette.css.ts';

/** In milliseconds without typing. */
const SEARCH_DELAY = 200;

type PanelProps = Omit<ComponentProps<'div'>, 'children' | 'title'>;

export interface CommandPaletteProps extends PanelProps, DialogLifecycle {
  /** What it does: the name of the dialog and of its field. */
  label: string;
  /** Always there; filtered by what is typed. */
  groups: readonly CommandGroup[];
  /** The name of the commands that are searched for, and the search for a typed text. */
  search?: {
    name: string;
    find: (text: string, signal: AbortSignal) => Promise<readonly Command[]>;
  };
}

const holds = (text: string, part: string) =>
  text.toLocaleLowerCase('en').includes(part.toLocaleLowerCase('en'));

/** The palette that is open, or fading out. Ref and other props are those of the panel. */
export function CommandPanel({
  label,
  groups,
  search,
  onOpenChange,
  className,
  ...rest
}: CommandPaletteProps) {
  return (
    <Dialog
      {...rest}
      onOpenChange={onOpenChange}
      title={label}
      size="md"
      hasHeader={false}
      className={clsx(palette, className)}
    >
      <CommandSearch
        label={label}
        groups={groups}
        search={search}
        onClose={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

interface CommandSearchProps extends Pick<CommandPaletteProps, 'label' | 'groups'> {
  search: CommandPaletteProps['search'];
  onClose: () => void;
}

/** A separate component, so that its state resets each time the palette opens. */
function CommandSearch({ label, groups, search, onClose }: CommandSearchProps) {
  const [text, setText] = useState('');
  const { state, ask, cancel } = useDebouncedSearch<string, readonly Command[]>(
    async (question, signal) => (await search?.find(question, signal)) ?? [],
    SEARCH_DELAY,
  );
  const typed = text.trim();
  const found: CommandGroup[] = groups.map(({ name, commands }) => ({
    name,
    commands: commands.filter((command) => holds(command.label, typed)),
  }));
  if (search !== undefined && state.status === 'answered' && state.question === typed)
    found.push({ name: search.name, commands: state.answer });
  const shown = found.filter(({ commands }) => commands.length > 0);
  const isSearching = state.status === 'loading';
  const hasFailed = state.status === 'failed';
  const hasNothing = shown.length === 0 && !isSearching;

  function edit(next: string) {
    setText(next);
    if (next.trim() === '') cancel();
    else ask(next.trim());
  }

  return (
    <Autocomplete.Root
      inline
      open
      autoHighlight="always"
      items={shown.flatMap(({ commands }) => commands)}
      itemToStringValue={(command: Command) => command.label}
      filter={null}
      value={text}
      onValueChange={(next, { reason }) => {
        if (reason !== 'item-press') edit(next);
      }}
    >
      <FieldBox start={<Search size={20} strokeWidth={1.5} />} end={isSearching && <BusyMark />}>
        <Autocomplete.Input
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          className={`${control} ${afterIcon} ${beforeEnd}`}
        />
      </FieldBox>
      <Autocomplete.Status>
        {(hasFailed || hasNothing) && (
          <div className={nothing}>{hasFailed ? messages.failed : optionMessages.none}</div>
        )}
      </Autocomplete.Status>
      <Autocomplete.List className={list} aria-label={label}>
        {shown.map(({ name, commands }) => (
          <Autocomplete.Group key={name}>
            <Autocomplete.GroupLabel className={groupName}>{name}</Autocomplete.GroupLabel>
            {commands.map((command) => (
              <Autocomplete.Item
                key={command.id}
                value={command}
                className={commandClass}
                onClick={() => {
                  onClose();
                  command.onSelect();
                }}
              >
                <CommandFace {...command} />
              </Autocomplete.Item>
            ))}
          </Autocomplete.Group>
        ))}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

function CommandFace({ label, detail, keys, imageUrl }: Command) {
  return (
    <>
      {imageUrl !== undefined && <Avatar size={28} src={imageUrl} name={label} decorative />}
      <span className={commandLabel}>{label}</span>
      {detail !== undefined && (
        <Text as="span" size="sm" tone="muted" figures>
          {detail}
        </Text>
      )}
      {keys !== undefined && <Keys keys={keys} aria-hidden="true" />}
    </>
  );
}
